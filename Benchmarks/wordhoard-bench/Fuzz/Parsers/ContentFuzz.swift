import GameEngine
import Lexicon

/// Fuzzes the files of words, also those of a course: then its description comes first, and a form feed. Accepted words are dealt in
/// one of the forms and played.
struct ContentFuzz: FuzzParser {
  private static let formFeed: UInt8 = 12

  let samples: [[UInt8]]

  /// The words of the content and of the test course, three at a time; the latter with translations and as definitions.
  init() throws {
    samples =
      try ContentFuzz.words(of: Checkout.pack()).map { Array($0.joined()) }
      + ContentFuzz.courseSamples()
  }

  /// Words of the small course in several descriptions, and those of our own courses, which have grammar and further
  /// translations.
  private static func courseSamples() throws -> [[UInt8]] {
    let (small, description) = try course(in: Checkout.course())
    let monolingual = Array(
      String(decoding: description, as: UTF8.self)
        .replacing("meanings  en", with: "meanings  de").utf8)
    let pitfalls = Array("pitfalls  drucken losen schon\n".utf8)
    let courses = try Checkout.pack().directory + "/courses"
    let own = try ["de", "es"].map { try course(in: "\(courses)/\($0)") }
    let all = [(small, monolingual), (small, description + pitfalls), (small, description)] + own
    return try all.flatMap { pack, description in
      try words(of: pack).map { description + [formFeed, 10] + $0.joined() }
    }
  }

  private static func course(in directory: String) throws -> (
    pack: ContentPack, description: [UInt8]
  ) {
    (
      try ContentPack(directory: directory, course: CourseFile.read(directory: directory)),
      try TextFile.bytes(path: "\(directory)/\(CourseFile.name)")
    )
  }

  /// The lines of three words of each nine in the files of a pack.
  private static func words(of pack: ContentPack) throws -> [ArraySlice<[UInt8]>] {
    try Set(pack.entries.map(\.file)).sorted().flatMap { file in
      var words: [[UInt8]] = []
      for line in try TextFile.bytes(path: "\(pack.directory)/\(file)").split(separator: 10) {
        if words.isEmpty || line.first.map({ $0 > 0x20 }) == true { words.append([]) }
        words[words.count - 1] += line + [10]
      }
      return stride(from: 0, to: words.count, by: 9).map { words[$0..<min($0 + 3, words.count)] }
    }
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let end = input.firstIndex(of: ContentFuzz.formFeed)
    let description = end.map { Array(input[..<$0]) }
    guard
      let course = try? description.map({
        try CourseFile.parse($0, folder: "de", path: "fuzz")
      }) ?? .english,
      let entries = try? WordFile.parse(
        Array(end.map { input[($0 + 1)...] } ?? input[...]), path: "fuzz",
        name: "words/fuzz.words", course: course), !entries.isEmpty
    else { return .refused }
    let words = entries.prefix(20).map(\.word)
    if words.contains(where: { $0.term.isEmpty || $0.mainSense.definition.isEmpty }) {
      return .wrong("a word without a term or a meaning")
    }
    let edition = Edition(number: 255, firstDate: CalendarDate(dayNumber: 0), course: course.id)
    let pool = ItemPool(course: course, items: words, editions: [edition])
    let form = Forms.all[input.count % Forms.all.count].id
    let recipe = PracticeRecipe(
      seed: UInt32(input.count), forms: [form], count: 3, edition: 255,
      recall: [input.count % 3 == 0, true, false])
    guard let dealer = try? PracticeDealer(pool: pool, recipe: recipe) else {
      return .wrong("no dealer for \(form)")
    }
    guard let dealt = try? dealer.deal() else { return .accepted }
    var game = FuzzGame(dealt, guesses: GuessList(of: words), hash: UInt64(input.count))
    for key in dealt.key.questions {
      for line in [key.answer, key.definition, ""] { game.play(PlayerInput(typed: line)) }
    }
    return game.fault.map { .wrong($0) } ?? .accepted
  }
}
