// Reads 100,000 rows in each way, several times in turns, and prints the medians as JSON.

import Foundation
import SharingInstant

let rowCount = 100_000
let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5

let rows = (0..<rowCount).map { index in
  """
  {"id":"\(UUID().uuidString.lowercased())","title":"Title of document \(index)",\
  "slug":"title-\(index)","position":\(index),"isPublic":\(index.isMultiple(of: 2)),\
  "subtitle":\(index.isMultiple(of: 3) ? "null" : "\"A line below\""),"category":"essay",\
  "wordCount":\(index % 5_000),"isPinned":false,"language":"en"}
  """
}
let list = Data("[\(rows.joined(separator: ","))]".utf8)

struct Way {
  let name: String
  let read: () throws -> Int
}

let ways = [
  Way(name: "synthesized Codable, JSONDecoder") {
    try JSONDecoder().decode([SynthesizedDocument].self, from: list).count
  },
  Way(name: "generated, JSONDecoder") {
    try JSONDecoder().decode([Document].self, from: list).count
  },
  Way(name: "generated, EntityKey.decode") {
    try Schema.documents.decode(list).count
  },
]

var samples = Array(repeating: [Double](), count: ways.count)
for _ in 0..<runs {
  for (index, way) in ways.enumerated() {
    let start = DispatchTime.now().uptimeNanoseconds
    let count = try way.read()
    samples[index].append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
    precondition(count == rowCount, "\(way.name) read \(count) rows")
  }
}

let results = zip(ways, samples).map { way, sample in
  JSONValue.object([
    "name": .string(way.name), "milliseconds": .number(sample.sorted()[sample.count / 2]),
  ])
}
print(JSONValue.array(results))
