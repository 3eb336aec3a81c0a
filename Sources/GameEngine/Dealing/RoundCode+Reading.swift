import Kit

extension RoundCode {
  /// What a code begins with.
  private struct Head {
    var naming: Naming
    var course = CourseID.english
    /// Whether it is a code of versions 1 to 3.
    var isEarlier = false

    /// - Throws: `Failure` for a code of a newer version.
    init(_ bits: inout CodeBits) throws(Failure) {
      guard let version = bits.take(4) else { throw .malformed }
      if let naming = Naming(rawValue: version - 1) {
        self.naming = naming
        isEarlier = true
        return
      }
      guard version == RoundCode.version else { throw .tooNew }
      guard let number = bits.take(2) else { throw .malformed }
      guard let naming = Naming(rawValue: number) else { throw .tooNew }
      self.naming = naming
      guard let length = bits.take(4) else { throw .malformed }
      if length == 0 { return }
      var letters = ""
      for _ in 0..<length {
        guard let letter = bits.take(5) else { throw .malformed }
        letters.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + UInt8(letter)))
      }
      guard let course = CourseID(letters), course != .english else { throw .malformed }
      self.course = course
    }
  }

  /// How the round is played, and the result.
  private struct Play {
    var forms: [FormID] = []
    var count = 0
    var seed: UInt32 = 0
    var recall: [Bool] = []
    var correct = 0
    var score = 0

    init(_ bits: inout CodeBits, isEarlier: Bool) throws(Failure) {
      let width = isEarlier ? RoundCode.earlierFormBits : RoundCode.formBits
      let namesForms = isEarlier ? 1 : bits.take(1)
      guard let namesForms, let mask = namesForms == 1 ? bits.take(width) : 0,
        let count = bits.take(6), let seed = bits.take(32),
        (1...PracticeRecipe.longest).contains(count)
      else { throw .malformed }
      (self.count, self.seed) = (count, UInt32(seed))
      for _ in 0..<count {
        guard let bit = bits.take(1) else { throw .malformed }
        recall.append(bit == 1)
      }
      guard let correct = bits.take(6), let score = bits.take(14), correct <= count else {
        throw .malformed
      }
      (self.correct, self.score) = (correct, score * 50)
      for place in 0..<width where mask >> (width - 1 - place) & 1 == 1 {
        guard place < Forms.all.count else { throw .tooNew }
        forms.append(Forms.all[place].id)
      }
    }
  }

  /// The edition, level and category of our own words.
  private struct Scope {
    let edition: Int
    let level: Int
    let category: Int
    /// The pack; nil in codes of earlier versions.
    let pack: Int?

    init(_ bits: inout CodeBits, isEarlier: Bool) throws(Failure) {
      let edition = bits.take(8)
      let pack = isEarlier ? 0 : bits.take(RoundCode.packBits)
      guard let edition, let pack, let level = bits.take(3), let category = bits.take(6),
        level <= 4
      else { throw .malformed }
      (self.edition, self.level, self.category) = (edition, level, category)
      self.pack = isEarlier ? nil : pack
    }
  }

  /// The source whose items a code needs.
  ///
  /// - Throws: `Failure` for a text that is not a code, or is a code of a newer version.
  package static func source(of text: String) throws(Failure) -> SourceID {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    let head = try Head(&bits)
    guard head.naming == .sourced else { return .wordhoard }
    _ = try Play(&bits, isEarlier: head.isEarlier)
    return try name(&bits)
  }

  /// The course that a code belongs to.
  ///
  /// - Throws: `Failure` for a text that is not a code, or is a code of a newer version.
  package static func course(of text: String) throws(Failure) -> CourseID {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    return try Head(&bits).course
  }

  /// Reads a code.
  ///
  /// - Parameter pool: the items of its source.
  /// - Throws: `Failure` for a text that is not a code of a known version, or not of this pool.
  package init(text: String, pool: ItemPool) throws(Failure) {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    let head = try Head(&bits)
    guard head.naming == .sourced || pool.source == .wordhoard else {
      throw .otherSource(.wordhoard)
    }
    guard head.naming == .sourced || head.course == pool.course.id else {
      throw .otherCourse(head.course)
    }
    let earlier =
      head.isEarlier && head.naming != .sourced ? try Scope(&bits, isEarlier: true) : nil
    let play = try Play(&bits, isEarlier: head.isEarlier)
    if head.naming == .sourced {
      try self.init(play, sourced: &bits, pool: pool)
    } else {
      let scope = if let earlier { earlier } else { try Scope(&bits, isEarlier: false) }
      try self.init(play, of: scope, isDrawn: head.naming == .drawn, &bits, pool: pool)
    }
  }

  private init(
    _ play: Play, of scope: Scope, isDrawn: Bool, _ bits: inout CodeBits, pool: ItemPool
  ) throws(Failure) {
    guard pool.editions.contains(where: { $0.number == scope.edition }) else {
      throw .otherEdition(scope.edition)
    }
    let pool = pool.asOf(edition: scope.edition)
    if let pack = scope.pack, pack != RoundCode.pack(of: pool) { throw .otherPack }
    let categories = pool.categories
    guard scope.category <= categories.count else { throw .malformed }
    var recipe = PracticeRecipe(
      seed: play.seed, forms: play.forms, level: Level(rawValue: scope.level),
      category: scope.category == 0 ? nil : categories[scope.category - 1], count: play.count,
      edition: scope.edition, recall: play.recall)
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

  private init(_ play: Play, sourced bits: inout CodeBits, pool: ItemPool) throws(Failure) {
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

  /// The name of a source; never that of our own words, whose codes name editions.
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

  /// A code with another result.
  ///
  /// - Throws: `Failure` if the text is no code.
  package static func text(
    _ text: String, correct: Int, score: Int
  ) throws(Failure) -> String {
    guard var bits = CodeBits(text: text) else { throw .malformed }
    let all = Array(bits.values)
    let head = try Head(&bits)
    if head.isEarlier, head.naming != .sourced { _ = try Scope(&bits, isEarlier: true) }
    _ = try Play(&bits, isEarlier: head.isEarlier)
    var made = CodeBits()
    let before = all.count - bits.values.count - 20
    for bit in all.prefix(before) { made.append(bit, width: 1) }
    made.append(correct, width: 6)
    made.append(score / 50, width: 14)
    for bit in bits.values { made.append(bit, width: 1) }
    return made.text()
  }
}
