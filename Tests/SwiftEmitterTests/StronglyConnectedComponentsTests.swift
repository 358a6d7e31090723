import Testing

@testable import SwiftEmitter

@Suite struct StronglyConnectedComponentsTests {
  @Test func nodesOfACycleShareAComponent() {
    let components = StronglyConnectedComponents.components(of: [
      [1], [2], [0, 3], [4], [3], [5], [],
    ])
    #expect(Set(components[0...2]).count == 1)
    #expect(components[3] == components[4])
    #expect(Set([components[0], components[3], components[5], components[6]]).count == 4)
  }

  @Test func aLongChainDoesNotExhaustTheStack() {
    let count = 200_000
    let chain = (0..<count).map { [($0 + 1) % count] }
    #expect(Set(StronglyConnectedComponents.components(of: chain)).count == 1)
  }
}
