import SharingInstant

func m(_ sample: Sample) -> [Double] { sample.m["a"]?.first?.k ?? [] }
func stages() -> [Sample.Stage] { [.new, .started] }
func labels() -> [Sample.LabelValue] { [.teamOnly, .everyone] }
func block() -> Block { .citation(Block.Citation(inner: [])) }
func tree() -> Tree {
  Tree(v: 1, left: Tree(v: 2, left: Tree(v: 3, kids: []), kids: []), kids: [Tree(v: 4, kids: [])])
}
