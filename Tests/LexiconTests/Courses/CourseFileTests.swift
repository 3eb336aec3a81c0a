import GameEngine
import Lexicon
import LexiconTestSupport
import TestSupport
import Testing

@Suite("The description of a course")
struct CourseFileTests {
  private static let good = """
    # A course.
    name      German
    language  deu
    meanings  English
    letters   abcdefghijklmnopqrstuvwxyzäöüß
    articles  der die  das
    """

  private func course(_ text: String, folder: Substring = "de") throws -> Course {
    try CourseFile.parse(Array(text.utf8), folder: folder, path: "course.conf")
  }

  @Test("gives languages as tags, letters and articles")
  func read() throws {
    let course = try course(CourseFileTests.good)
    #expect(course.id.rawValue == "de" && course.name == "German")
    #expect(course.language == "de" && course.meanings == "en" && course.isTranslated)
    #expect(course.letters.count == 30 && course.articles == ["der", "die", "das"])
    #expect(course.pitfalls == [] && course.genders == [])
    let gendered = try self.course(CourseFileTests.good + "\ngenders der die das")
    #expect(gendered.genders == ["der", "die", "das"])
    let others = try self.course(CourseFileTests.good + "\npitfalls  losen  spuren")
    #expect(others.pitfalls == ["losen", "spuren"])
    #expect(course.parted("die Katze") == ("die", "Katze"))
    #expect(course.parted("das") == ("", "das"))
  }

  @Test(
    "is refused with the line of its fault",
    arguments: [
      ("name German", "colour red", 2), ("articles  der die  das", "articles DER", 6),
      ("name      German", "name", 2), ("name      German", "name \u{1B}[31m", 2),
      ("name      German", "name " + String(repeating: "x", count: 41), 2),
      ("language  deu", "language !", 3), ("language  deu", "name Again", 3),
      ("letters   abcdefghijklmnopqrstuvwxyzäöüß", "letters aab", 5),
      ("letters   abcdefghijklmnopqrstuvwxyzäöüß", "letters abC", 5),
      ("articles  der die  das", "pitfalls  Losen", 6),
      ("articles  der die  das", "pitfalls " + String(repeating: " x", count: 401), 6),
      ("articles  der die  das", "articles der die das\ngenders der dem", 7),
      ("articles  der die  das", "articles der die das\ngenders der", 7),
      ("articles  der die  das", "articles der die das\ngenders der der", 7),
      ("articles  der die  das", "genders der die", 6),
      ("language  deu", "", 0), ("meanings  English", "", 0),
    ])
  func faults(old: String, new: String, line: Int) {
    let text = CourseFileTests.good.replacing(
      old == "name German" ? "name      German" : old, with: new)
    #expect {
      _ = try course(text)
    } throws: { error in
      (error as? ContentError)?.kind == .malformed && (error as? ContentError)?.line == line
    }
  }

  @Test("is refused if it is endless, or a letter of it has endless marks")
  func endless() {
    let marks = String(repeating: "\u{301}", count: 5000)
    for text in [
      CourseFileTests.good.replacing("German", with: "German" + marks),
      CourseFileTests.good + String(repeating: "# more\n", count: 5000),
    ] {
      #expect(throws: ContentError.self) { try course(text) }
    }
  }

  @Test(
    "is refused in a folder whose name is no ID",
    arguments: ["en", "hard", "DE", "d", "de-at", "../de"])
  func folders(name: String) {
    #expect(throws: ContentError.self) { try course(CourseFileTests.good, folder: name[...]) }
  }

  @Test("decides which headwords a word file may have")
  func letters() throws {
    let course = try course(CourseFileTests.good)
    func words(_ text: String) throws -> [Item] {
      try WordFile.parse(Array(text.utf8), path: "x.words", name: "words/x.words", course: course)
        .map(\.word)
    }
    let word = try #require(
      try words("der Löwe  noun  1  4.1  ˈløːvə\n  = lion; ; big cat\n").first)
    #expect(word.id.rawValue == "de/Löwe/noun" && word.article == "der")
    #expect(word.mainSense.translations == ["lion", "big cat"])
    let french = try self.course(
      CourseFileTests.good.replacing("der die  das", with: "le la l'"), folder: "fr")
    #expect(french.parted("l'eau") == ("l'", "eau") && french.parted("la mer") == ("la", "mer"))
    #expect(french.parted("large") == ("", "large"))
    for fault in [
      "лев  noun  1  4.1  lʲef\n  = lion\n", "a\u{1B}b  noun  1  4.1  x\n  = lion\n",
      "der Lo\u{308}we  noun  1  4.1  x\n  = lion\n",
      "der Löwe  noun  1  4.1  x\n  = ;\n",
      "das alte Haus  noun  1  4.1  x\n  = old house\n",
      "der Löwe  noun  1  4.1  x\n  = \(String(repeating: "ﷺ", count: 700))\n",
    ] {
      #expect(throws: ContentError.self, "\(fault)") { try words(fault) }
    }
    // An article is a word that is looked up, too.
    let article = try #require(try words("der  adv  1  7.1  deːɐ\n  = the\n").first)
    #expect(article.term == "der" && article.article.isEmpty)
    // Phrases whose forms no table makes.
    #expect(try words("zum Beispiel  adv  1  4.1  x\n  = for example\n").first?.isPhrase == true)
  }

  @Test("may begin with a byte order mark, in all its files")
  func byteOrderMark() throws {
    let folder = try ContentFolder()
    let mark = "\u{FEFF}"
    try folder.write(mark + CourseFileTests.good, to: "de/course.conf")
    try folder.write(mark + "1\t2026-11-21\n", to: "de/editions.tsv")
    try folder.write(mark + "der Löwe  noun  1  4.1  x\n  = lion\n", to: "de/words/food.words")
    let course = try CourseFile.read(directory: "\(folder.path)/de")
    #expect(try ContentPack(directory: "\(folder.path)/de", course: course).words.count == 1)
  }

  @Test("has the categories of English, and no others")
  func categories() throws {
    let pool = try ShippedContent.pool.get()
    #expect(Set(Course.categories) == Set(pool.items.compactMap(\.category)))
    let folder = try ContentFolder()
    try folder.write(CourseFileTests.good, to: "de/course.conf")
    try folder.write("1\t2026-11-21\n", to: "de/editions.tsv")
    try folder.write("der Löwe  noun  1  4.1  x\n  = lion\n", to: "de/words/küche.words")
    let course = try CourseFile.read(directory: "\(folder.path)/de")
    #expect(throws: ContentError.self) {
      try ContentPack(directory: "\(folder.path)/de", course: course)
    }
  }

  @Test("is found in the first folder that has it; others are ignored, and a malformed one is told")
  func folders() throws {
    let first = try ContentFolder()
    try first.write(CourseFileTests.good.replacing("German", with: "Swiss"), to: "de/course.conf")
    try first.write("nothing", to: "es/course.conf")
    try first.write("x", to: "notes.txt")
    let folders = [first.path, GermanCourse.parent, "/nonexistent"]
    let (courses, faults) = CourseFolders.read(in: folders)
    #expect(courses.map(\.name) == ["Swiss"])
    #expect(faults.map(\.file) == ["\(first.path)/es/course.conf"])
    let german = CourseID("de")
    #expect(german.flatMap { CourseFolders.directory(of: $0, in: folders) } == "\(first.path)/de")
  }
}
