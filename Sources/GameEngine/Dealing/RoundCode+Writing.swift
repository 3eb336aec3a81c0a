extension RoundCode {
  /// The code as it is written, in groups of five.
  ///
  /// - Parameter pool: the items of the code's source.
  package func text(pool: ItemPool) -> String {
    source == .wordhoard ? ownText(pool: pool) : sourcedText(pool: pool)
  }

  private func ownText(pool: ItemPool) -> String {
    var bits = head(recipe.words.isEmpty ? .seeded : .drawn, pool.course.id, count: recipe.count)
    let edition = pool.asOf(edition: recipe.edition)
    bits.append(recipe.edition, width: 8)
    bits.append(RoundCode.pack(of: edition), width: RoundCode.packBits)
    bits.append(recipe.level?.rawValue ?? 0, width: 3)
    let categories = edition.categories
    let category = recipe.category.flatMap { categories.firstIndex(of: $0) }.map { $0 + 1 }
    bits.append(category ?? 0, width: 6)
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
    // A round that follows from its seed alone would change with the source.
    let drawn = try? PracticeDealer(pool: pool, recipe: recipe).words().map(\.id)
    let items = recipe.words.isEmpty ? drawn ?? [] : recipe.words
    var bits = head(.sourced, pool.course.id, count: items.count)
    let name = source.rawValue.utf8
    bits.append(name.count, width: 8)
    for byte in name.prefix(RoundCode.longestSource) { bits.append(Int(byte), width: 8) }
    for item in items { bits.append(RoundCode.hash(of: item), width: RoundCode.hashBits) }
    return bits.text()
  }

  /// What all codes begin with: the version, the course, how the round is played, and the result.
  private func head(_ naming: Naming, _ course: CourseID, count: Int) -> CodeBits {
    var bits = CodeBits()
    bits.append(RoundCode.version, width: 4)
    bits.append(naming.rawValue, width: 2)
    let letters = Array((course.unlessEnglish ?? "").utf8)
    bits.append(letters.count, width: 4)
    for letter in letters { bits.append(Int(letter - UInt8(ascii: "a")), width: 5) }
    bits.append(recipe.forms.isEmpty ? 0 : 1, width: 1)
    if !recipe.forms.isEmpty {
      for place in 0..<RoundCode.formBits {
        let isIncluded = place < Forms.all.count && recipe.forms.contains(Forms.all[place].id)
        bits.append(isIncluded ? 1 : 0, width: 1)
      }
    }
    bits.append(count, width: 6)
    bits.append(Int(recipe.seed), width: 32)
    for place in 0..<count {
      bits.append(place < recipe.recall.count && recipe.recall[place] ? 1 : 0, width: 1)
    }
    bits.append(correct, width: 6)
    bits.append(score / 50, width: 14)
    return bits
  }
}
