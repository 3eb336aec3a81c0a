import FoundationEssentials

/// Folds texts one after the other and collects them in the format of `FoldedTexts`.
package struct FoldedTextsBuilder {
  private var groups: [String] = []
  private var groupNumbers: [String: Int] = [:]
  private var records: [UInt32] = []
  private var keys: [UInt8] = []
  private var titles: [UInt8] = []
  private var bodies: [UInt8] = []

  package init() {}

  /// The most bytes of a part, since offsets are stored in four bytes.
  private static let most = Int(UInt32.max)

  /// Adds a text after all texts that were added before.
  ///
  /// - Parameters:
  ///   - titles: the texts in which a match ranks best.
  ///   - body: texts in which a match ranks lower.
  package mutating func add(key: String, group: String = "", titles: [String], body: [String]) {
    keys.append(contentsOf: key.utf8)
    for title in titles { FoldedText.append(title: title, to: &self.titles) }
    self.titles.append(FoldedText.end)
    for text in body { FoldedText.append(text, to: &bodies) }
    bodies.append(FoldedText.end)
    finish(group)
  }

  /// Adds the texts of an earlier search file without folding them again, except those with the
  /// given keys.
  package mutating func add(_ texts: FoldedTexts, besides known: Set<String>) {
    texts.withReader { reader in
      for place in 0..<texts.count {
        let key = reader.bytes[reader.key(place)]
        guard known.isEmpty || !known.contains(String(decoding: key, as: UTF8.self)) else {
          continue
        }
        keys.append(contentsOf: key)
        titles.append(contentsOf: reader.bytes[reader.title(place)])
        bodies.append(contentsOf: reader.bytes[reader.body(place)])
        let group = reader.group(place)
        finish(texts.groups.indices.contains(group) ? texts.groups[group] : "")
      }
    }
  }

  private mutating func finish(_ name: String) {
    let number = groupNumbers[name] ?? groups.count
    if number == groups.count {
      groups.append(name.replacing("\n", with: " "))
      groupNumbers[name] = number
    }
    // More than 4 GiB cannot be found.
    records += [keys.count, titles.count, bodies.count, number].map { UInt32(clamping: $0) }
  }

  /// The texts that were added, in their order; nil if the parts do not fit the format.
  ///
  /// - Parameter stamp: the state of their source; see `FoldedTexts.stamp`.
  package func texts(stamp: String) -> FoldedTexts? {
    let names = groups.joined(separator: "\n")
    let parts = [keys, titles, bodies].map { $0.prefix(FoldedTextsBuilder.most) }
    let lengths =
      [stamp.utf8.count, names.utf8.count, 4 * records.count] + parts.map(\.count)
    var data = Data(capacity: FoldedTexts.Layout.headerLength + lengths.reduce(0, +))
    data.append(contentsOf: FoldedTexts.Layout.magic)
    func append(_ numbers: [UInt32]) {
      numbers.map { $0.littleEndian }.withUnsafeBytes { data.append(contentsOf: $0) }
    }
    append(lengths.map { UInt32(clamping: $0) })
    data.append(contentsOf: stamp.utf8)
    data.append(contentsOf: names.utf8)
    append(records)
    for part in parts { data.append(contentsOf: part) }
    return FoldedTexts(data)
  }
}
