/// Values by name, for names that are looked up so often that hashing them would count.
struct NameMap<Value> {
  /// By the index of the name.
  private var values: [Value?] = []

  subscript(name: Name) -> Value? {
    get {
      let index = Int(name.index)
      return index < values.count ? values[index] : nil
    }
    set {
      let index = Int(name.index)
      while values.count <= index { values.append(nil) }
      values[index] = newValue
    }
  }
}
