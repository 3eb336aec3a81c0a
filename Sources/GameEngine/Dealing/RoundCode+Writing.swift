extension RoundCode {
  /// The written form of the code, in groups of five letters.
  ///
  /// - Parameter pool: the items of the code's source.
  package func text(pool: ItemPool) -> String {
    source == .wordhoard ? ownText(pool: pool) : sourcedText(pool: pool)
  }

  /// Returns a code with its result replaced. Needs no pool.
  ///
  /// - Throws: `Failure` if the text is not a code.
  package static func text(
    _ text: String, correct: Int, score: Int
  ) throws(Failure) -> String {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    var made = CodeBits()
    func copy(_ width: Int) throws(Failure) -> Int {
      guard let number = bits.take(width) else { throw .malformed }
      made.append(number, width: width)
      return number
    }
    guard let version = Version(rawValue: try copy(4)) else { throw .tooNew }
    if version != .sourced { _ = try copy(17) }
    _ = try copy(formBits)
    let count = try copy(6)
    _ = try copy(32)
    for _ in 0..<count { _ = try copy(1) }
    guard bits.take(20) != nil else { throw .malformed }
    made.append(correct, width: 6)
    made.append(score / 50, width: 14)
    while !bits.values.isEmpty { _ = try copy(1) }
    return made.text()
  }

  private func ownText(pool: ItemPool) -> String {
    var bits = CodeBits()
    let edition = pool.asOf(edition: recipe.edition)
    bits.append((recipe.words.isEmpty ? Version.seeded : .drawn).rawValue, width: 4)
    bits.append(recipe.edition, width: 8)
    bits.append(recipe.level?.rawValue ?? 0, width: 3)
    let categories = edition.categories
    let category = recipe.category.flatMap { categories.firstIndex(of: $0) }.map { $0 + 1 }
    bits.append(category ?? 0, width: 6)
    appendPlay(count: recipe.count, to: &bits)
    if !recipe.words.isEmpty {
      let words = edition.items(level: recipe.level, category: recipe.category)
      let width = RoundCode.width(of: words.count)
      let places = Dictionary(
        zip(words.map(\.id), words.indices), uniquingKeysWith: { first, _ in first })
      for item in recipe.words { bits.append(places[item] ?? 0, width: width) }
    }
    return bits.text()
  }

  private func sourcedText(pool: ItemPool) -> String {
    // A round that depends only on its seed would change with the source, so the code names its words.
    let drawn = try? PracticeDealer(pool: pool, recipe: recipe).words().map(\.id)
    let items = recipe.words.isEmpty ? drawn ?? [] : recipe.words
    var bits = CodeBits()
    bits.append(Version.sourced.rawValue, width: 4)
    appendPlay(count: items.count, to: &bits)
    let name = source.rawValue.utf8
    bits.append(name.count, width: 8)
    for byte in name.prefix(255) { bits.append(Int(byte), width: 8) }
    for item in items { bits.append(RoundCode.hash(of: item), width: RoundCode.hashBits) }
    return bits.text()
  }

  /// Appends the fields that all versions contain: how the round is played, and the result.
  private func appendPlay(count: Int, to bits: inout CodeBits) {
    for place in 0..<RoundCode.formBits {
      let isIncluded = place < Forms.all.count && recipe.forms.contains(Forms.all[place].id)
      bits.append(isIncluded ? 1 : 0, width: 1)
    }
    bits.append(count, width: 6)
    bits.append(Int(recipe.seed), width: 32)
    for place in 0..<count {
      bits.append(place < recipe.recall.count && recipe.recall[place] ? 1 : 0, width: 1)
    }
    bits.append(correct, width: 6)
    bits.append(score / 50, width: 14)
  }
}
