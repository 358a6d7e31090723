/// What libFuzzer asks to change an input of the targets that read TypeScript.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  var mutator = TokenMutator(seed: seed)
  guard count > 0, mutator.isChosen() else { return mutateBytes(data, count, capacity) }
  let bytes = mutator.mutate(Array(UnsafeBufferPointer(start: data, count: count)))
  guard bytes.count <= capacity else { return mutateBytes(data, count, capacity) }
  data.update(from: bytes, count: bytes.count)
  return bytes.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int
) -> Int
