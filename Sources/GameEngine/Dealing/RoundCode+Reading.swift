import Kit

extension RoundCode {
  /// The fields that all versions contain.
  private struct Play {
    var forms: [FormID] = []
    var count = 0
    var seed: UInt32 = 0
    var recall: [Bool] = []
    var correct = 0
    var score = 0
  }

  /// Reads the name of the source whose items a code needs.
  ///
  /// - Throws: `Failure.malformed` if the text is not a code, `Failure.tooNew` for a newer version.
  package static func source(of text: String) throws(Failure) -> SourceID {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    guard try version(&bits) == .sourced else { return .wordhoard }
    _ = try play(&bits)
    return try name(&bits)
  }

  /// Parses a code.
  ///
  /// - Parameter pool: the items of its source.
  /// - Throws: `Failure` if the text is not a code, or one that this version or pool cannot play.
  package init(text: String, pool: ItemPool) throws(Failure) {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    let version = try RoundCode.version(&bits)
    if version == .sourced {
      try self.init(sourced: &bits, pool: pool)
    } else {
      guard pool.source == .wordhoard else { throw .otherSource(.wordhoard) }
      try self.init(own: &bits, isDrawn: version == .drawn, pool: pool)
    }
  }

  private init(own bits: inout CodeBits, isDrawn: Bool, pool: ItemPool) throws(Failure) {
    guard let edition = bits.take(8), let level = bits.take(3), let category = bits.take(6),
      level <= 4
    else { throw .malformed }
    guard pool.editions.contains(where: { $0.number == edition }) else {
      throw .otherEdition(edition)
    }
    let play = try RoundCode.play(&bits)
    let pool = pool.asOf(edition: edition)
    let categories = pool.categories
    guard category <= categories.count else { throw .malformed }
    var recipe = PracticeRecipe(
      seed: play.seed, forms: play.forms, level: Level(rawValue: level),
      category: category == 0 ? nil : categories[category - 1], count: play.count,
      edition: edition, recall: play.recall)
    if isDrawn {
      let words = pool.items(level: recipe.level, category: recipe.category)
      for _ in 0..<play.count {
        guard let place = bits.take(RoundCode.width(of: words.count)), place < words.count,
          !recipe.words.contains(words[place].id)
        else { throw .malformed }
        recipe.words.append(words[place].id)
      }
    }
    guard bits.values.count < 5 else { throw .malformed }
    self.init(recipe: recipe, correct: play.correct, score: play.score)
  }

  private init(sourced bits: inout CodeBits, pool: ItemPool) throws(Failure) {
    let play = try RoundCode.play(&bits)
    let source = try RoundCode.name(&bits)
    guard source == pool.source else { throw .otherSource(source) }
    var hashes: [Int] = []
    for _ in 0..<play.count {
      guard let hash = bits.take(RoundCode.hashBits) else { throw .malformed }
      hashes.append(hash)
    }
    guard bits.values.count < 5, Set(hashes).count == hashes.count else { throw .malformed }
    let wanted = Set(hashes)
    var items: [Int: ItemID] = [:]
    for item in pool.items {
      let hash = RoundCode.hash(of: item.id)
      if wanted.contains(hash), items[hash] == nil { items[hash] = item.id }
    }
    guard items.count == wanted.count else {
      throw .itemsMissing(source, wanted.count - items.count)
    }
    var recipe = PracticeRecipe(
      seed: play.seed, forms: play.forms, count: play.count, edition: pool.edition.number,
      recall: play.recall)
    recipe.words = hashes.compactMap { items[$0] }
    self.init(source: source, recipe: recipe, correct: play.correct, score: play.score)
  }

  private static func version(_ bits: inout CodeBits) throws(Failure) -> Version {
    guard let number = bits.take(4) else { throw .malformed }
    guard let version = Version(rawValue: number) else { throw .tooNew }
    return version
  }

  private static func play(_ bits: inout CodeBits) throws(Failure) -> Play {
    guard let formMask = bits.take(formBits), let count = bits.take(6), let seed = bits.take(32),
      (1...PracticeRecipe.longest).contains(count)
    else { throw .malformed }
    var play = Play(count: count, seed: UInt32(seed))
    for _ in 0..<count {
      guard let bit = bits.take(1) else { throw .malformed }
      play.recall.append(bit == 1)
    }
    guard let correct = bits.take(6), let score = bits.take(14), correct <= count else {
      throw .malformed
    }
    (play.correct, play.score) = (correct, score * 50)
    let unknownForms = formBits - Forms.all.count
    guard formMask & (1 << unknownForms - 1) == 0 else { throw .tooNew }
    play.forms = Forms.all.enumerated()
      .filter { place, _ in formMask >> (formBits - 1 - place) & 1 == 1 }.map(\.element.id)
    return play
  }

  /// Reads the name of a source. Refuses the name of our own words, whose codes use other versions.
  private static func name(_ bits: inout CodeBits) throws(Failure) -> SourceID {
    guard let length = bits.take(8), length > 0 else { throw .malformed }
    var bytes: [UInt8] = []
    for _ in 0..<length {
      guard let byte = bits.take(8) else { throw .malformed }
      bytes.append(UInt8(byte))
    }
    guard let name = String(validating: bytes, as: UTF8.self), SourceID(name) != .wordhoard,
      StreamSafety.allows(name)
    else { throw .malformed }
    return SourceID(name)
  }
}
