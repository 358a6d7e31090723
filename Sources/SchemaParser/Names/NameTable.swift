import SchemaDiagnostics

/// All names of a run, each of them once, so that they are compared and looked up by number and
/// the text of each is made once.
struct NameTable {
  private var entries: [Entry] = []
  private var texts: [String] = []
  /// The bytes of all names, one behind the other.
  private var bytes: [UInt8] = []
  /// A hash table with open addresses.
  private var slots = [Slot](repeating: Slot(), count: 512)
  /// Another one in each run, so that nobody can choose names that share a hash.
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  private struct Entry {
    let name: Name
    /// Where its bytes stand.
    let start: Int
    let count: Int
  }

  private struct Slot {
    var hash: UInt32 = 0
    /// One more than the index of a name, or 0 for none.
    var number: UInt32 = 0
  }

  init() {
    for word in Word.allCases { name(word.rawValue, isWord: word) }
  }

  subscript(name: Name) -> String { texts[Int(name.index)] }

  subscript(name: Located<Name>) -> Located<String> {
    Located(texts[Int(name.value.index)], at: name.range)
  }

  mutating func name(_ text: String) -> Name { name(text, isWord: nil) }

  /// The name that bytes of UTF-8 spell.
  mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name { name(bytes, isWord: nil) }

  @discardableResult
  private mutating func name(_ text: String, isWord word: Word?) -> Name {
    var text = text
    return text.withUTF8 { name($0, isWord: word) }
  }

  private mutating func name(_ bytes: UnsafeBufferPointer<UInt8>, isWord word: Word?) -> Name {
    let text = ByteRun(bytes)
    let hash = text.hash(seed: seed)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].number != 0 {
      let entry = entries[Int(slots[slot].number) - 1]
      if slots[slot].hash == hash, isText(of: entry, text) { return entry.name }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(text, hash, at: slot, word)
  }

  private func isText(of entry: Entry, _ text: ByteRun) -> Bool {
    bytes.withUnsafeBufferPointer {
      ByteRun(UnsafeBufferPointer(rebasing: $0[entry.start..<entry.start + entry.count]))
        .isEqual(to: text)
    }
  }

  // MARK: - Growing

  private mutating func add(
    _ text: ByteRun, _ hash: UInt32, at slot: Int, _ word: Word?
  ) -> Name {
    let name = Name(index: UInt32(texts.count), word: word, arrayIndex: text.arrayIndex)
    entries.append(Entry(name: name, start: bytes.count, count: text.count))
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.start, count: text.count))
    texts.append(text.text)
    slots[slot] = Slot(hash: hash, number: UInt32(texts.count))
    if texts.count * 2 > slots.count { grow() }
    return name
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for entry in old where entry.number != 0 {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot].number != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
