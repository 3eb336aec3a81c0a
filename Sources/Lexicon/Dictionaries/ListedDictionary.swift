import Kit

/// The common parts of dictionaries with a file of headwords and a file of explanations.
protocol ListedDictionary: ReferenceDictionary {
  /// The format of the list of headwords.
  associatedtype List: HeadwordList

  /// Finds the place of an entry from a headword's offset.
  var list: List { get }
  /// The headwords sorted by `headwordKey`, as offsets in `list`.
  var order: HeadwordOrder { get }
  /// The file with the explanations.
  var body: DictionaryBody { get }

  /// Whether its list may contain headwords without their punctuation: `dont`, `motherinlaw`.
  var mayOmitPunctuation: Bool { get }

  /// The entry of a headword, from the bytes of its explanation.
  func entry(of headword: String, _ bytes: [UInt8]) -> DictionaryEntry
}

/// The largest number of lines that are read of one headword.
private let mostLines = 200

extension ListedDictionary {
  var mayOmitPunctuation: Bool { false }

  package var headwordCount: Int { order.count }

  package var byteCount: Int { list.byteCount + body.byteCount }

  package func entries(of headword: String) throws(DictionaryError) -> [DictionaryEntry] {
    let key = headwordKey(headword)
    guard !key.isEmpty else { return [] }
    let found = try entries(key: key)
    guard mayOmitPunctuation else { return Self.exactFirst(found, headword) }
    let bare = bareKey(key)
    guard bare != key, !bare.isEmpty else { return Self.exactFirst(found, headword) }
    // The text shows the punctuation: an entry of `well` is none of `we'll`.
    let others = try entries(key: bare).filter { entry in
      let own = headwordKey(entry.headword)
      return own == key || !key.contains("'") && own.replacing("-", with: "") == bare
    }
    return Self.exactFirst(found + others.filter { !found.contains($0) }, headword)
  }

  /// The entries with exactly this spelling first.
  private static func exactFirst(
    _ entries: [DictionaryEntry], _ headword: String
  ) -> [DictionaryEntry] {
    guard entries.count > 1 else { return entries }
    let wanted = headword.lowercased()
    let isExact = entries.map { $0.headword.lowercased() == wanted }
    return zip(entries, isExact).filter(\.1).map(\.0)
      + zip(entries, isExact).filter { !$0.1 }.map(\.0)
  }

  /// The entries of a key as the list contains it.
  private func entries(key: String) throws(DictionaryError) -> [DictionaryEntry] {
    var entries: [DictionaryEntry] = []
    // An entry may be listed twice, under two spellings of its headword.
    var places: Set<Range<Int>> = []
    var bytesLeft = DictionaryEntry.mostBytes
    for index in order.indices(from: firstIndex(notBefore: key)).prefix(mostLines) {
      guard self.key(at: order[index]) == key, bytesLeft > 0 else { break }
      guard let line = list.line(at: order[index]) else {
        throw DictionaryError(.malformed, file: list.file.path, "a line of it is damaged")
      }
      let place = line.offset..<line.offset + line.length
      guard places.insert(place).inserted else { continue }
      let bytes = try body.bytes(at: line.offset, length: line.length)
      bytesLeft -= bytes.count
      guard StreamSafety.allows(utf8: bytes) else {
        throw DictionaryError(
          .malformed, file: body.path, "a letter in it has more accents than may be")
      }
      let entry = entry(of: line.headword, bytes)
      if !entries.contains(where: { $0.text == entry.text }) { entries.append(entry) }
    }
    return entries
  }

  package func headwords(beginning prefix: String, limit: Int) -> [String] {
    let key = headwordKey(prefix)
    guard !key.isEmpty || prefix.isEmpty else { return [] }
    var found: [String] = []
    for index in order.indices(from: firstIndex(notBefore: key)) {
      guard found.count < limit, let word = list.headword(at: order[index]),
        headwordKey(word).hasPrefix(key)
      else { break }
      if found.last.map(headwordKey) != headwordKey(word) { found.append(word) }
    }
    return found
  }

  package func forEachHeadword(_ body: (String) -> Void) {
    for index in order.indices(from: 0) { list.headword(at: order[index]).map(body) }
  }

  package func contains(_ headword: String) -> Bool {
    let key = headwordKey(headword)
    let index = firstIndex(notBefore: key)
    if !key.isEmpty, index < order.count, self.key(at: order[index]) == key { return true }
    guard mayOmitPunctuation, bareKey(key) != key else { return false }
    return (try? entries(of: key).isEmpty) == false
  }

  private func key(at place: Int) -> String { list.headword(at: place).map(headwordKey) ?? "" }

  private func firstIndex(notBefore key: String) -> Int {
    order.firstIndex(notBefore: key, keyAt: self.key)
  }
}
