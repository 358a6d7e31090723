/// Finds the groups of nodes that can reach each other (Tarjan's algorithm, with a stack of its own
/// so that no graph can exhaust the call stack).
struct StronglyConnectedComponents {
  private let edges: [[Int]]
  private var component: [Int]
  private var index: [Int]
  private var lowLink: [Int]
  private var pending: [Int] = []
  private var nextIndex = 0
  private var nextComponent = 0

  /// The number of the component that each node belongs to.
  ///
  /// - Parameter edges: for each node the nodes that it leads to.
  static func components(of edges: [[Int]]) -> [Int] {
    var search = StronglyConnectedComponents(edges)
    for node in edges.indices where search.index[node] < 0 { search.visit(node) }
    return search.component
  }

  private init(_ edges: [[Int]]) {
    self.edges = edges
    self.component = [Int](repeating: -1, count: edges.count)
    self.index = component
    self.lowLink = component
  }

  private mutating func visit(_ root: Int) {
    var path = [(node: root, edge: 0)]
    enter(root)
    while let (node, edge) = path.last {
      if edge < edges[node].count {
        path[path.count - 1].edge += 1
        let next = edges[node][edge]
        if index[next] < 0 {
          enter(next)
          path.append((next, 0))
        } else if component[next] < 0 {
          lowLink[node] = min(lowLink[node], index[next])
        }
      } else {
        path.removeLast()
        if let parent = path.last?.node { lowLink[parent] = min(lowLink[parent], lowLink[node]) }
        if lowLink[node] == index[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    index[node] = nextIndex
    lowLink[node] = nextIndex
    nextIndex += 1
    pending.append(node)
  }

  private mutating func close(_ root: Int) {
    while let node = pending.popLast() {
      component[node] = nextComponent
      if node == root { break }
    }
    nextComponent += 1
  }
}
