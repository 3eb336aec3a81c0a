/// A practice round and a result of it in one short code, so that two friends play the same round and
/// compare without a server: `20B1T-02G7B-F6HA0-08058-35`.
///
/// The code is written in Crockford's base 32 (no I, L, O, U; case and hyphens do not
/// matter), five bits each, highest first:
/// version 4, edition 8, level 3 (0 for all), category 6 (0 for all, else its place in alphabetical
/// order), forms 10 (a bit for each of `Forms.all` in its order, none for all), count 6, seed 32,
/// recall `count`, right answers 6, score / 50 14, zero bits up to a multiple of 5, and a checksum
/// of 10 bits. The rules are always those of `play-1`. Where the words were drawn for a player the
/// version is 2, and their places among the words of that edition, level and category, in the order of ids,
/// follow the score: `count` numbers of as many bits as the largest takes.
package struct RoundCode: Hashable, Sendable {
  /// What to play.
  package let recipe: PracticeRecipe
  /// How many answers of the one who shared it were right.
  package let correct: Int
  /// Their score.
  package let score: Int

  /// Why a text is no code that can be played here.
  package enum Failure: Error, Hashable, Sendable {
    /// It is not a code, or a letter of it is wrong.
    case malformed
    /// It comes from a newer version of the program.
    case tooNew
    /// It was dealt from an edition of the content that is not here.
    case otherEdition(Int)

    /// A stable name.
    package var code: String {
      switch self {
      case .malformed: "code_malformed"
      case .tooNew: "code_too_new"
      case .otherEdition: "code_other_edition"
      }
    }
  }

  /// A code for a recipe and a result; scores are multiples of 50, up to 819,150.
  package init(recipe: PracticeRecipe, correct: Int, score: Int) {
    self.recipe = recipe
    self.correct = correct
    self.score = score
  }

  /// The version of codes whose words follow from the seed.
  private static let seeded = 1
  /// The version of codes that name their words.
  private static let drawn = 2
  /// The digits of a code, each by its value.
  package static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// The code as it is written, in groups of five.
  package func text(pool: ItemPool) -> String {
    var bits = Bits()
    let edition = pool.asOf(edition: recipe.edition)
    bits.append(recipe.words.isEmpty ? RoundCode.seeded : RoundCode.drawn, width: 4)
    bits.append(recipe.edition, width: 8)
    bits.append(recipe.level?.rawValue ?? 0, width: 3)
    let categories = edition.categories
    let category = recipe.category.flatMap { categories.firstIndex(of: $0) }.map { $0 + 1 }
    bits.append(category ?? 0, width: 6)
    for place in 0..<RoundCode.formBits {
      let isWished = place < Forms.all.count && recipe.forms.contains(Forms.all[place].id)
      bits.append(isWished ? 1 : 0, width: 1)
    }
    bits.append(recipe.count, width: 6)
    bits.append(Int(recipe.seed), width: 32)
    for place in 0..<recipe.count {
      bits.append(place < recipe.recall.count && recipe.recall[place] ? 1 : 0, width: 1)
    }
    bits.append(correct, width: 6)
    bits.append(score / 50, width: 14)
    if !recipe.words.isEmpty {
      let words = edition.items(level: recipe.level, category: recipe.category)
      let width = RoundCode.width(of: words.count)
      let places = Dictionary(
        zip(words.map(\.id), words.indices), uniquingKeysWith: { first, _ in first })
      for item in recipe.words { bits.append(places[item] ?? 0, width: width) }
    }
    while bits.values.count % 5 != 0 { bits.append(0, width: 1) }
    bits.append(RoundCode.checksum(bits.values), width: 10)
    var text = ""
    for start in stride(from: 0, to: bits.values.count, by: 5) {
      if start > 0, start % 25 == 0 { text += "-" }
      let digit = bits.values[start..<(start + 5)].reduce(0) { $0 << 1 | $1 }
      text.append(RoundCode.digits[digit])
    }
    return text
  }

  /// Reads a code.
  ///
  /// - Throws: `Failure`, for any text whatever.
  package init(text: String, pool: ItemPool) throws(Failure) {
    guard text.utf8.count <= 400 else { throw .malformed }
    var values: [Int] = []
    for character in text.uppercased() where character != "-" && !character.isWhitespace {
      let letter: Character = character == "O" ? "0" : "IL".contains(character) ? "1" : character
      guard let digit = RoundCode.digits.firstIndex(of: letter) else { throw .malformed }
      for bit in stride(from: 4, through: 0, by: -1) { values.append(digit >> bit & 1) }
    }
    guard values.count > 10 else { throw .malformed }
    let payload = Array(values.dropLast(10))
    let sum = values.suffix(10).reduce(0) { $0 << 1 | $1 }
    guard sum == RoundCode.checksum(payload) else { throw .malformed }
    var bits = Bits(values: payload)
    guard let version = bits.take(4) else { throw .malformed }
    guard version == RoundCode.seeded || version == RoundCode.drawn else { throw .tooNew }
    guard let edition = bits.take(8), let level = bits.take(3), let category = bits.take(6),
      let formMask = bits.take(RoundCode.formBits), let count = bits.take(6),
      let seed = bits.take(32), level <= 4, (1...PracticeRecipe.longest).contains(count)
    else { throw .malformed }
    guard pool.editions.contains(where: { $0.number == edition }) else {
      throw .otherEdition(edition)
    }
    var recall: [Bool] = []
    for _ in 0..<count {
      guard let bit = bits.take(1) else { throw .malformed }
      recall.append(bit == 1)
    }
    guard let correct = bits.take(6), let score = bits.take(14), correct <= count else {
      throw .malformed
    }
    let pool = pool.asOf(edition: edition)
    let categories = pool.categories
    guard category <= categories.count else { throw .malformed }
    let unknownForms = RoundCode.formBits - Forms.all.count
    guard formMask & (1 << unknownForms - 1) == 0 else { throw .tooNew }
    let forms = Forms.all.enumerated().filter { place, _ in
      formMask >> (RoundCode.formBits - 1 - place) & 1 == 1
    }
    var recipe = PracticeRecipe(
      seed: UInt32(seed), forms: forms.map(\.element.id), level: Level(rawValue: level),
      category: category == 0 ? nil : categories[category - 1], count: count, edition: edition,
      recall: recall)
    if version == RoundCode.drawn {
      let words = pool.items(level: recipe.level, category: recipe.category)
      for _ in 0..<count {
        guard let place = bits.take(RoundCode.width(of: words.count)), place < words.count,
          !recipe.words.contains(words[place].id)
        else { throw .malformed }
        recipe.words.append(words[place].id)
      }
    }
    guard bits.values.count < 5 else { throw .malformed }
    self.init(recipe: recipe, correct: correct, score: score * 50)
  }

  /// How many bits the places among so many words take.
  private static func width(of count: Int) -> Int {
    Int.bitWidth - max(1, count - 1).leadingZeroBitCount
  }

  /// Room for the forms there are and one more.
  private static let formBits = 10

  /// CRC-10 (polynomial 0x233): unlike a hash, it sees every wrong letter and every two neighbours
  /// that changed places, for these are bursts of at most ten bits.
  package static func checksum(_ bits: [Int]) -> Int {
    bits.reduce(0x3FF) { rest, bit in
      let carry = (rest >> 9 ^ bit) & 1
      return (rest << 1 & 0x3FF) ^ (carry * 0x233)
    }
  }
}

/// Bits one after another, the highest of each number first.
private struct Bits {
  var values: [Int] = []

  mutating func append(_ number: Int, width: Int) {
    let largest = 1 << width - 1
    let number = min(max(number, 0), largest)
    for bit in stride(from: width - 1, through: 0, by: -1) { values.append(number >> bit & 1) }
  }

  mutating func take(_ width: Int) -> Int? {
    guard values.count >= width else { return nil }
    let number = values.prefix(width).reduce(0) { $0 << 1 | $1 }
    values.removeFirst(width)
    return number
  }
}
