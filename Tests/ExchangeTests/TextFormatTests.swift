import Exchange
import Foundation
import GameEngine
import Testing

@Suite("text formats")
struct TextFormatTests {
  @Test("Anki's own export is read: its columns of the note, HTML, tags and decks")
  func ankiExport() throws {
    let (drafts, report) = try read(
      """
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      oXY{f\tBasic\tEspañol::Lección 1\tel pan [sound:pan.mp3]\tbread<br>loaf &amp; crumb\ta::b food
      # a comment
      "#1"\tBasic\tX\t"say ""hi""\u{22}\t"two
      lines"\t

      """)
    #expect(report.format == .ankiText && report.cards == 2)
    #expect(
      drafts[0]
        == CardDraft(
          deck: "Español/Lección 1", term: "el pan", definition: "bread\nloaf & crumb",
          tags: ["a::b", "food"], sourceID: "anki:oXY{f", audio: ["pan.mp3"]))
    #expect(drafts[1].sourceID == "anki:#1" && drafts[1].term == "say \"hi\"")
    #expect(drafts[1].definition == "two lines")
  }

  @Test("other headers: names of columns, tags and a deck for all, the sign by name")
  func ankiHeaders() throws {
    let (drafts, _) = try read(
      """
      #SEPARATOR:Semicolon
      #columns:Meaning;Word;Foo
      #deck:A::B/C
      #tags:x y
      #if matches:keep both
      house;casa;z

      """)
    #expect(
      drafts == [
        CardDraft(
          deck: "A/B\u{2215}C", term: "casa", definition: "house", example: "z", tags: ["x", "y"])
      ])
    let (old, _) = try read("tags: a b\nhouse\tcasa\n")
    #expect(old.map(\.term) == ["house"] && old[0].tags == ["a", "b"])
  }

  @Test("plain text of Anki keeps its angle brackets")
  func ankiPlain() throws {
    let (drafts, _) = try read("#html:false\n#separator:|\na <b> c|x &amp; y\n")
    #expect(drafts[0].term == "a <b> c" && drafts[0].definition == "x &amp; y")
  }

  @Test("SuperMemo's questions may have several lines, and a memory")
  func superMemo() throws {
    let (drafts, report) = try read(
      """
      Q: What is the capital
      Q: of France?
      A: Paris
      I: REP=8 LAP=1 EF=2.5 INT=429 LAST=27.01.06

      Q: two
      lines
      A: zwei
      Zeilen

      """)
    #expect(report.format == .supermemo)
    #expect(drafts.map(\.term) == ["What is the capital\nof France?", "two\nlines"])
    #expect(drafts.map(\.definition) == ["Paris", "zwei\nZeilen"])
    let memory = try #require(drafts[0].memory)
    #expect(memory.stability == 429 && memory.reviews == 8 && memory.lapses == 1)
    #expect(memory.lastReview == 1_138_320_000_000 && memory.origin == .interval)
    #expect(drafts[1].memory == nil)
  }

  @Test("JSON Lines lose nothing")
  func jsonLines() throws {
    let folder = try ExchangeFolder()
    let type = NoteType(
      id: 12, name: "Basic", isCloze: false, fields: ["F", "B"],
      templates: [.init(name: "Card 1", front: "{{F}}", back: "{{B}}")], css: ".card {}")
    let drafts = [
      CardDraft(term: "gato"),
      CardDraft(
        id: "card/1", deck: "Spanish/Lesson 1", term: "el \"gato\"\nnegro", definition: "cat, <b>",
        example: "a\nb", synonyms: ["minino", "a; b"], note: "n\\", tags: ["x", "y::z"],
        source: "Quijote", sourceID: "anki:q", pronunciation: "ˈɡato", termLanguage: "spa",
        definitionLanguage: "eng", audio: ["a b.mp3"], pictures: ["c.png"],
        edited: 1_700_000_000_123,
        memory: DraftMemory(
          stability: 12.25, difficulty: 5.5, lastReview: 1_700_000_000_000, reviews: 3, lapses: 1,
          origin: .reviews),
        answers: [DraftAnswer(instant: 1_700_000_000_000, grade: 3, milliseconds: 900)],
        original: OriginalNote(
          guid: "q", type: type, fields: ["<i>x</i>", ""], roles: [.term, .definition])),
    ]
    let path = try folder.export(drafts, "cards.jsonl")
    let (again, report) = try folder.read(path)
    #expect(again == drafts)
    #expect(report.format == .jsonLines)
    let first = try Data(contentsOf: URL(fileURLWithPath: path))
    let second = try Data(contentsOf: URL(fileURLWithPath: folder.export(again, "again.jsonl")))
    #expect(first == second)
  }

  @Test("a malformed line is left out; a newer version and another JSON are refused")
  func badJSON() throws {
    let header = #"{"format":"wordhoard-cards","version":1}"#
    let (drafts, report) = try read("\(header)\n{\"term\":\"a\"}\n{\"term\":5}\n\n[[[[\n{}\n")
    #expect(drafts.map(\.term) == ["a"])
    #expect(report.skipped.map(\.row) == [3, 5, 6])
    #expect(report.skipped.allSatisfy { $0.reason == .malformed })
    #expect(throws: ExchangeError.newerVersion) {
      try read(#"{"format":"wordhoard-cards","version":2}"#)
    }
    #expect(throws: ExchangeError.unknownFormat) {
      try read(#"{"format":"wordhoard-journal","version":1}"#)
    }
  }

  @Test("numbers of a memory and of a note may be anything, and do no harm")
  func wildNumbers() throws {
    let folder = try ExchangeFolder()
    let lines = """
      {"format":"wordhoard-cards","version":1}
      {"term":"a","edited":-9223372036854775808,"memory":{"stability":-1e300,"difficulty":1000,\
      "lastReview":-9223372036854775808,"reviews":-1,"lapses":-1,"origin":"state"},\
      "answers":[{"instant":9223372036854775807,"grade":3,"milliseconds":-5}]}
      {"term":"b","memory":{"stability":1e300,"difficulty":0,"lastReview":9223372036854775807,\
      "reviews":9223372036854775807,"lapses":1,"origin":"state"},"original":{"guid":"g","fields":[],\
      "cloze":-9223372036854775808,"type":{"id":-9223372036854775808,"name":"","isCloze":true,\
      "fields":[],"templates":[],"css":""}}}
      """
    let (drafts, report) = try folder.read(folder.file("cards", lines.utf8))
    #expect(report.skippedCount == 0)
    #expect(drafts.map { $0.memory?.stability } == [0.001, 36_500])
    #expect(drafts.map { $0.memory?.difficulty } == [10, 1])
    #expect(drafts[0].memory?.lastReview == 0 && drafts[0].memory?.reviews == 0)
    let again = try folder.read(folder.export(drafts, "cards.apkg", withMemory: true)).report
    #expect(again.cards + again.skippedCount == 2)
  }

  @Test("tables and Anki's text are read as they were written", arguments: ["csv", "tsv", "txt"])
  func writing(ending: String) throws {
    let folder = try ExchangeFolder()
    let drafts = [
      CardDraft(
        deck: "A/B", term: "5\" disk", definition: "a, b\tc\nd <e> & f", example: "#x",
        synonyms: ["one", "two"], note: "it's", tags: ["p", "q"], source: "S", pronunciation: "x"),
      CardDraft(deck: "C", term: "#hash", definition: "=1+1"),
    ]
    let (again, _) = try folder.read(folder.export(drafts, "cards.\(ending)"))
    #expect(again.map(\.term) == drafts.map(\.term))
    #expect(again.map(\.definition) == ["a, b c\nd <e> & f", "=1+1"])
    #expect(again.map(\.deck) == ["A/B", "C"])
    #expect(again[0].tags == ["p", "q"] && again[0].source == "S" && again[0].note == "it's")
    #expect(again[0].synonyms == ["one", "two"] && again[0].example == "#x")
  }

  @Test("text for Quizlet is a line for each card, without quotes, tabs and line ends in it")
  func quizlet() throws {
    let folder = try ExchangeFolder()
    let draft = CardDraft(deck: "A", term: "5\" disk", definition: "a\tb\nc", example: "x")
    let path = try folder.export([draft, CardDraft(term: "sol", definition: "sun")], "a.quizlet")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "5\" disk\ta b c\nsol\tsun\n")
    #expect(try folder.read(path).drafts.map(\.definition) == ["a b c", "sun"])
  }

  @Test("a file is replaced only when the new one is complete")
  func atomic() throws {
    struct Stop: Error {}
    let folder = try ExchangeFolder()
    let path = try folder.file("cards.csv", "old".utf8)
    #expect(throws: Stop.self) {
      _ = try CardExport(.csv).write(to: path) { add in
        try add(CardDraft(term: "a"))
        throw Stop()
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cards.csv"])
    #expect(throws: ExchangeError.cannotWrite) {
      _ = try CardExport(.csv).write(to: "\(folder.path)/no/cards.csv") { _ in }
    }
  }

  @Test("text for Anki begins with its headers")
  func ankiText() throws {
    let folder = try ExchangeFolder()
    let path = try folder.export([CardDraft(id: "a", deck: "A/B", term: "x")], "cards.txt")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("#separator:tab\n#html:true\n#guid column:1\n#deck column:2\n"))
    #expect(text.hasSuffix("\na\tA::B\t\tx\t\t\t\t\t\t\n"))
  }

  @Test("Anki's headers are read as spreadsheets save them: in quotes, and filled with separators")
  func spreadsheetHeaders() throws {
    let (padded, report) = try read(
      "#separator:Comma,,\n#deck:A::B,,\n\"#tags:one two\",,\nHund,dog,Satz\nKatze,cat,\n")
    #expect(report.format == .ankiText && report.skippedCount == 0)
    #expect(padded.map { [$0.term, $0.definition] } == [["Hund", "dog"], ["Katze", "cat"]])
    #expect(padded.allSatisfy { $0.deck == "A/B" && $0.tags == ["one", "two"] })
    // The header names a separator that the spreadsheet has replaced.
    let (replaced, _) = try read(
      #"""
      #separator:tab,,,
      #html:true,,,
      #columns:Front,Back,Deck,
      #deck column:3,,,
      "der Hund","dog<br>""hound""",A,
      Katze,cat,B,

      """#)
    #expect(replaced.map(\.term) == ["der Hund", "Katze"])
    #expect(replaced.map(\.definition) == ["dog\n\"hound\"", "cat"])
    #expect(replaced.map(\.deck) == ["A", "B"])
  }

  @Test("a suspended card stays so in our format")
  func suspended() throws {
    let folder = try ExchangeFolder()
    let drafts = [true, false].map { CardDraft(term: "a\($0)", isSuspended: $0) }
    #expect(try folder.read(folder.export(drafts, "x.jsonl")).drafts == drafts)
  }
}
