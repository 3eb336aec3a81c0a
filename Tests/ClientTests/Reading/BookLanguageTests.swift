import Bookshelf
import ClientTestSupport
import Foundation
import GameEngine
import Journal
import Messages
import TestSupport
import Testing

@testable import ClientBooks
@testable import ClientCore
@testable import ClientDecks
@testable import ClientProgress
@testable import wordhoard

@Suite("Books in other languages than English")
struct BookLanguageTests {
  private var player: Player
  private let fixture: DictionaryFixture

  init() throws {
    fixture = try DictionaryFixture()
    player = try Player(Display(width: 80))
    player.options.dictionaryFolders = [fixture.folder.path]
    player.options.dataFolders = ["\(player.folder.path)/data"]
  }

  private func dictionary(_ id: String, _ heads: String...) throws {
    try fixture.dictd(heads.map { ($0, "\($0)\n\($0) by \(id)\n") }, named: "freedict-\(id)")
  }

  private func lemmas(_ lemmas: [String: String], _ tag: String) throws {
    let file = try #require(LemmaFixture.file(lemmas))
    try player.folder.write(file, to: "data/\(LemmaFixture.path(tag))")
  }

  private func open(_ text: String, _ language: String) throws -> OpenedBook {
    let book = "Title: Worte\nLanguage: \(language)\n\n\(text)\n"
    let file = try player.folder.write(book.utf8, to: "worte.txt")
    let books = try player.program().books.library
    let addition = try #require(books.add([file]).first)
    return try books.open(addition.result.get().entry)
  }

  /// What the first word that begins with a text is looked up as.
  private func request(_ word: String, in opened: OpenedBook) throws -> WordRequest {
    let program = try player.program()
    for document in opened.book.documents {
      let words = document.words(in: 0..<document.text.count)
      if let found = words.last(where: { document.string($0).hasPrefix(word) }) {
        return try program.books.bookWords.request(
          for: found, in: document, language: opened.entry.book.language)
      }
    }
    throw CancellationError()
  }

  private func deck(_ name: String, _ pair: String) throws {
    try player.program().run(["deck", "new", name] + option("--pair", pair))
  }

  // MARK: - Dictionaries

  @Test("a word is looked up in a dictionary of the book's language, before our own words")
  func language() throws {
    let own = try #require(player.pool.items.first { $0.term.allSatisfy(\.isLetter) }).term
    try dictionary("eng-deu", own, "die")
    try dictionary("deu-eng", own, "haus")
    let opened = try open("Das Haus hat einen \(own).", "de")
    #expect(try request("Haus", in: opened) == .elsewhere("haus", id: "freedict-deu-eng"))
    #expect(try request(own, in: opened) == .elsewhere(own, id: "freedict-deu-eng"))
    let english = try open("The \(own) is here.", "en")
    #expect(try request(own, in: english) == .named(own))
  }

  @Test("the languages of the player's decks come first, then that of the interface, then English")
  func pairs() throws {
    for target in ["ces", "eng", "fra", "swe"] { try dictionary("deu-\(target)", "haus") }
    var opened = try open("Das Haus ist alt.", "de")
    #expect(try request("Haus", in: opened) == .elsewhere("haus", id: "freedict-deu-eng"))
    try deck("Deutsch", "deu-swe")
    try deck("Other", "spa-fra")
    #expect(try request("Haus", in: opened) == .elsewhere("haus", id: "freedict-deu-swe"))
    // What the player puts first stays first, if it is of this language.
    try player.program().run("settings set dictionaries freedict-deu-ces")
    #expect(try request("Haus", in: opened) == .elsewhere("haus", id: "freedict-deu-ces"))
    try dictionary("fra-deu", "maison")
    try dictionary("fra-eng", "maison")
    opened = try open("Une maison.", "fr")
    #expect(try request("maison", in: opened) == .elsewhere("maison", id: "freedict-fra-eng"))
    try player.program().run("settings set interface de")
    #expect(try request("maison", in: opened) == .elsewhere("maison", id: "freedict-fra-deu"))
  }

  @Test("without a dictionary of the language, the error says how to find one")
  func none() throws {
    try dictionary("eng-deu", "die")
    let opened = try open("Die Maus.", "de")
    let error = #expect(throws: ClientError.self) { try request("Die", in: opened) }
    #expect(error?.code == .noDictionary)
    let text = error?.text(in: .english) ?? ""
    #expect(text.contains("apt search dict-freedict-deu"))
  }

  // MARK: - Forms

  @Test("an inflected form leads to the entry of its base form, by the data of simplemma")
  func forms() throws {
    try dictionary("deu-eng", "gehen", "haus", "nach hause gehen")
    let opened = try open("Er ging zum Haus, ging und wollte nach Hause gehen.", "de-AT")
    #expect(throws: ClientError.self) { try request("ging", in: opened) }
    try lemmas(["ging": "gehen", "Häuser": "Haus"], "de")
    #expect(try request("ging", in: opened) == .elsewhere("gehen", id: "freedict-deu-eng"))
    #expect(
      try request("nach", in: opened) == .elsewhere("nach hause gehen", id: "freedict-deu-eng"))
  }

  @Test("the part after an elided word is a word of its own; others with an apostrophe stay whole")
  func elision() throws {
    try dictionary("fra-eng", "homme", "aujourd'hui", "d'accord", "est")
    let opened = try open("L’homme qu'il est aujourd'hui n'est pas d'accord.", "fr")
    let document = opened.book.documents[0]
    let words = document.words(in: 0..<document.text.count).map(document.string)
    #expect(
      words.suffix(11) == [
        "L", "homme", "qu", "il", "est", "aujourd'hui", "n", "est", "pas", "d", "accord",
      ])
    #expect(try request("homme", in: opened) == .elsewhere("homme", id: "freedict-fra-eng"))
    #expect(try request("aujourd", in: opened) == .elsewhere("aujourd'hui", id: "freedict-fra-eng"))
    #expect(try request("d", in: opened) == .elsewhere("d'accord", id: "freedict-fra-eng"))
    let english = try open("They don't, o'clock, c'mon.", "en").book.documents[0]
    let whole = english.words(in: 0..<english.text.count).map(english.string)
    #expect(whole.suffix(4) == ["They", "don't", "o'clock", "c'mon"])
  }

  @Test("a compound leads to its last part that is a headword")
  func compounds() throws {
    try dictionary("deu-eng", "schlüssel", "tür", "haustür", "rot")
    try lemmas(["Schlüsseln": "Schlüssel"], "de")
    let opened = try open("Die Haustürschlüsseln, die Rot-Tür.", "de")
    #expect(
      try request("Haustürsch", in: opened) == .elsewhere("schlüssel", id: "freedict-deu-eng"))
    #expect(try request("Rot-Tür", in: opened) == .elsewhere("rot", id: "freedict-deu-eng"))
  }

  // MARK: - Chinese and Japanese

  @Test("the longest headword that begins at a character is looked up")
  func longest() throws {
    try dictionary("jpn-eng", "吾輩", "吾", "猫", "猫に小判", "は")
    let opened = try open("吾輩は猫に小判。猫です。", "ja")
    #expect(try request("吾", in: opened) == .elsewhere("吾輩", id: "freedict-jpn-eng"))
    let proverb = try open("吾輩は猫に小判。", "ja")
    #expect(try request("猫", in: proverb) == .elsewhere("猫に小判", id: "freedict-jpn-eng"))
  }

  @Test("words are cut at the longest headwords, else at characters")
  func cutting() throws {
    let opened = try open("吾輩は猫である。非常道 ABC。", "ja")
    let document = opened.book.documents[0]
    let cutter = HeadwordCutter(headwords: ["吾輩", "猫である", "である", "道 A"])
    let start = try #require(document.text.firstRange(of: Array("吾".utf8))).lowerBound
    let words = cutter.words(in: start..<document.text.count, of: document).map(document.string)
    #expect(words == ["吾輩", "は", "猫である", "非", "常", "道", "ABC"])
  }

  // MARK: - Vocabulary

  @Test("forms are counted as their base form, and words of cards are known")
  func vocabulary() throws {
    try lemmas(["ging": "gehen", "geht": "gehen", "Häuser": "Haus", "gehen": "gehen"], "de")
    try deck("Deutsch", "deu-eng")
    var card = CardChange()
    (card.term, card.definition) = ("das Haus", "house")
    try player.program().decks.cardAdder.add(card, to: "Deutsch")
    let opened = try open("Er ging, sie geht, viele Häuser und ein Haus.", "de")
    func lexicon() throws -> BookLexicon {
      try player.program().books.vocabularies.lexicon(of: opened)
    }
    func word(_ lemma: String) throws -> Vocabulary.Word? {
      try lexicon().vocabulary().words.first { $0.lemma == lemma }
    }
    #expect(try word("gehen")?.count == 2)
    #expect(try word("haus")?.count == 2)
    #expect(try word("haus")?.known == nil)
    #expect(try lexicon().isUnknown("Häuser"))
    let id = try cardID()
    try player.folder.journal().append(
      [
        .init(
          id: EventID(derivedFrom: "review"), body: .review(ReviewEntry(item: id, grade: .good)))
      ], at: player.test.clock.now)
    #expect(try #require(try word("haus")?.known) > 0.9)
    #expect(try !lexicon().isUnknown("Häuser"))
    #expect(try lexicon().isUnknown("ging"))
    #expect(try lexicon().vocabulary().known == nil)
    #expect(try lexicon().vocabulary().unknown.isEmpty)
  }

  private func cardID() throws -> ItemID {
    let shelf = CardShelf(try player.folder.journal())
    let deck = try #require(try shelf.tree().nodes.first)
    return try #require(try shelf.cards(in: deck.id).first).id
  }

  @Test("a word that was looked up is marked in all its forms, with its translation in the list")
  func lookedUp() throws {
    try dictionary("deu-eng", "gehen")
    try lemmas(["ging": "gehen", "geht": "gehen"], "de")
    let opened = try open("Er ging, sie geht.", "de")
    let document = opened.book.documents[0]
    let word = try #require(
      document.words(in: 0..<document.text.count).first { document.string($0) == "ging" })
    let program = try player.program()
    _ = try program.core.lookUp.found(
      request("ging", in: opened), in: BookQuote(word, in: 0, of: opened).look)
    let lexicon = try program.books.vocabularies.lexicon(of: opened)
    #expect(lexicon.areLookedUp(["Er", "ging", "sie", "geht"]) == [false, true, false, true])
    let looked = lexicon.lookedUpWords(in: opened.book)
    #expect(looked.map(\.lemma) == ["gehen"])
    #expect(
      try program.books.vocabularies.meanings(of: looked, in: "de") == ["gehen by deu-eng"])
  }
}
