import Exchange
import Foundation
import GameEngine
import TestSupport
import Testing

@Suite(
  "with Anki itself",
  .enabled(if: AnkiLibrary.folder != nil, "the Python package anki is not installed"))
struct AnkiLibraryTests {
  private let folder: ExchangeFolder

  init() throws { folder = try ExchangeFolder() }

  private func samples() throws -> [AnkiLibrary.Note] {
    try AnkiLibrary.run(["samples", folder.path])
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/notes.json"))
    return try JSONDecoder().decode([AnkiLibrary.Note].self, from: data)
  }

  @Test("Anki's files come in right in all containers, field by field")
  func reading() throws {
    let notes = try samples()
    for name in ["legacy.apkg", "latest.apkg", "legacy.colpkg", "latest.colpkg"] {
      let path = "\(folder.path)/\(name)"
      let (drafts, report) = try folder.read(path)
      #expect(report.cards == 7 && report.skippedCount == 0, "\(name)")
      for draft in drafts {
        let original = try #require(draft.original)
        let note = try #require(notes.first { $0.guid == original.guid })
        #expect(original.fields == note.fields && original.type.id == note.typeID)
        #expect(original.type.name == note.type && draft.edited == Int64(note.mod) * 1000)
        #expect(draft.tags.sorted() == note.tags.sorted())
        #expect(draft.deck == note.cards[0].deck.replacingOccurrences(of: "::", with: "/"))
        let card = note.cards.first { $0.ord == max(0, original.cloze - 1) }
        #expect((draft.memory?.reviews ?? 0 > 0) == (card?.reviews ?? 0 > 0), "\(draft.term)")
      }
      func draft(_ term: String) throws -> CardDraft {
        try #require(drafts.first { $0.term == term })
      }
      let bread = try draft("el pan")
      #expect(bread.definition == "bread\nloaf & crumb" && bread.tags == ["a::b", "food"])
      #expect(bread.audio == ["pan äé.mp3"])
      let sun = try draft("el sol")
      #expect(sun.definition == "sun" && sun.pictures == ["sol.png"])
      #expect(try draft("漢[hàn]字").definition == "a < b  c")
      #expect(try draft("la luna").definition == "moon")
      #expect(try draft("Sonne").definition == "Die [Stern] scheint.")
      #expect(try draft("scheint").note == "Satz")
      let book = try #require(try draft("كِتَاب").memory)
      #expect(book.stability == 30 && book.lapses == 1 && book.origin == .interval)
      let file = try CardFile(path: path, options: folder.options)
      #expect(try file.media("pan äé.mp3")?.count == 600)
      #expect(try file.media("sol.png")?.count == 400)
    }
  }

  @Test("files of genanki come in right")
  func genanki() throws {
    _ = try samples()
    let (drafts, report) = try folder.read("\(folder.path)/genanki.apkg")
    #expect(report.cards == 100 && report.skippedCount == 0)
    for (place, draft) in drafts.enumerated() {
      #expect(draft.term == "Wort \(place)" && draft.definition == "word \(place)")
      #expect(draft.example == "Ein Satz \(place)." && draft.deck == "Deutsch/A1")
      #expect(
        draft.tags == ["gen"] && draft.sourceID == "anki:guid-\(place < 10 ? "00" : "0")\(place)")
    }
  }

  @Test("our package opens with the same decks, fields and tags; edited, it updates in place")
  func writing() throws {
    var drafts = (0..<100).map { place in
      CardDraft(
        id: "card-\(place)", deck: place < 50 ? "Spanish/Lesson 1" : "Spanish/Lesson <2>",
        term: "término \(place)", definition: "a < b & c\n\(place)", synonyms: ["x", "y"],
        tags: ["t\(place % 3)", "a::b"], audio: place == 0 ? ["s.mp3"] : [],
        edited: 1_700_000_000_000)
    }
    drafts[7].memory = DraftMemory(
      stability: 42, difficulty: 5, lastReview: 1_763_000_000_000, reviews: 3, lapses: 1,
      origin: .reviews)
    drafts[7].answers = [DraftAnswer(instant: 1_763_000_000_000, grade: 3, milliseconds: 900)]
    let first = try folder.export(drafts, "first.apkg", withMemory: true) { _ in [1, 2, 3] }
    for place in drafts.indices {
      drafts[place].definition += "!"
      drafts[place].edited = 1_700_000_100_000
    }
    let second = try folder.export(drafts, "second.apkg")
    let outcome = try AnkiLibrary.outcome(["import", first, second, second, "--scheduling"])
    #expect(outcome.logs[0]["new"] == 100)
    #expect(outcome.logs[1]["updated"] == 100 && outcome.logs[1]["conflicting"] == 0)
    #expect(outcome.logs[2]["duplicate"] == 100)
    #expect(outcome.media.contains("s.mp3"))
    #expect(outcome.notes.count == 100)
    for note in outcome.notes {
      let draft = try #require(drafts.first { $0.id == note.guid })
      #expect(note.type == "Wordhoard" && note.fields[0] == draft.term)
      #expect(note.fields[1] == "a &lt; b &amp; c<br>\(draft.term.dropFirst(8))!")
      #expect(note.fields[3] == "x; y" && note.tags.sorted() == draft.tags.sorted())
      #expect(
        note.cards.map(\.deck)
          == Array(repeating: draft.deck.replacingOccurrences(of: "/", with: "::"), count: 2))
      if note.guid == "card-7" {
        #expect(note.cards[0].interval == 42 && note.cards[0].stability == 42)
        #expect(note.cards[0].log == 1 && note.cards[0].lapses == 1 && note.cards[1].type == 0)
      }
    }
  }

  @Test(
    "our package comes with a preset, suspended cards and the whole log, and keeps the names of decks"
  )
  func presets() throws {
    var draft = CardDraft(
      id: "one", deck: "A/B\u{2215}C", term: "gato", definition: "cat", isSuspended: true)
    draft.memory = DraftMemory(
      stability: 8, difficulty: 5.5, lastReview: 1_763_300_000_000, reviews: 3, lapses: 1,
      origin: .state)
    draft.answers = [(3, 3.0, 5.5), (1, 1.2, 7), (3, 8, 5.5)].enumerated().map { place, answer in
      DraftAnswer(
        instant: 1_763_000_000_000 + Int64(place) * 86_400_000, grade: answer.0, milliseconds: 900,
        stability: answer.1, difficulty: answer.2)
    }
    let other = CardDraft(id: "two", deck: "A", term: "sol", definition: "sun", isSuspended: true)
    let file = try folder.export([draft, other], "presets.apkg", withMemory: true)
    let outcome = try AnkiLibrary.outcome(["import", file, "--scheduling", "--presets"])
    #expect(outcome.logs[0]["new"] == 2)
    let note = try #require(outcome.notes.first { $0.guid == "one" })
    #expect(note.cards.map(\.deck) == ["A::B/C", "A::B/C"])
    #expect(outcome.notes.flatMap(\.cards).allSatisfy { $0.queue == -1 })
    #expect(note.cards[0].reviewed == [[3, 3, 0, 600, 0], [1, 1, 3, 767, 1], [3, 8, 1, 600, 1]])
    // And back, through a package of Anki's own.
    try AnkiLibrary.run(["through", file, folder.path])
    let (drafts, _) = try folder.read("\(folder.path)/latest.apkg")
    #expect(Set(drafts.map(\.deck)) == ["A", "A/B\u{2215}C"])
  }

  @Test("two memories go to the cards of their directions, with their answers, and back")
  func twoMemories() throws {
    func memory(_ stability: Double, reviews: Int) -> DraftMemory {
      DraftMemory(
        stability: stability, difficulty: 5, lastReview: 1_763_000_000_000, reviews: reviews,
        lapses: 0, origin: .state)
    }
    var own = CardDraft(id: "one", deck: "A", term: "gato", definition: "cat")
    (own.memory, own.recognition) = (memory(8, reviews: 2), memory(90, reviews: 4))
    var foreign = CardDraft(id: "two", deck: "A", term: "sol", definition: "sun")
    (foreign.memory, foreign.recognition) = (own.memory, own.recognition)
    foreign.original = OriginalNote(
      guid: "two",
      type: NoteType(
        id: 1_600_000_000_000, name: "Both", isCloze: false, fields: ["Front", "Back"],
        templates: [
          .init(name: "Forward", front: "{{Front}}", back: "{{Back}}"),
          .init(name: "Reverse", front: "{{Back}}", back: "{{Front}}"),
        ], css: ""),
      fields: ["sol", "sun"], roles: [.term, .definition])
    let file = try folder.export([own, foreign], "two.apkg", withMemory: true)
    let notes = try AnkiLibrary.outcome(["import", file, "--scheduling"]).notes
    let stabilities = notes.map { note in note.cards.map { $0.stability.map { $0.rounded() } } }
    #expect(stabilities == [[90, 8], [90, 8]])
    try AnkiLibrary.run(["through", file, folder.path, "--scheduling"])
    for draft in try folder.read("\(folder.path)/latest.apkg").drafts {
      #expect(draft.memory?.stability == 8 && draft.memory?.reviews == 2, "\(draft.term)")
      #expect(draft.recognition?.stability == 90 && draft.recognition?.reviews == 4)
    }
    // The answers of each are in the log of its card.
    own.answers = [(Skill.recall, 3), (.recognition, 2), (.recognition, 4)].enumerated().map {
      DraftAnswer(
        instant: 1_763_000_000_000 + Int64($0) * 86_400_000, grade: $1.1, milliseconds: 900,
        stability: 8, difficulty: 5, skill: $1.0)
    }
    let logged = try folder.export([own], "logged.apkg", withMemory: true)
    let studied = try AnkiLibrary.outcome(["import", logged, "--scheduling"]).notes
    #expect(studied[0].cards.map { $0.reviewed.map(\.first) } == [[2, 4], [3]])
    let back = try #require(try folder.read(logged).drafts.first)
    #expect(back.memory?.reviews == 1 && back.recognition?.reviews == 2)
  }

  @Test("decks bring their retention and longest interval in a preset, and it comes back")
  func goals() throws {
    let cards = ["A", "A/B", "C"].map {
      CardDraft(id: $0, deck: $0, term: "gato \($0)", definition: "cat")
    }
    let goals = ["A": DeckGoal(percent: 93), "A/B": DeckGoal(percent: 93, longestInterval: 400)]
    let file = try folder.export(cards, "goals.apkg", goals: goals)
    let presets = try AnkiLibrary.outcome(["import", file, "--presets"]).presets
    func isClose(_ deck: String, _ retention: Double, _ longest: Int) -> Bool {
      presets[deck].map { abs($0.retention - retention) < 1e-6 && $0.longest == longest } ?? false
    }
    #expect(isClose("A", 0.93, 36_500) && isClose("A::B", 0.93, 400))
    #expect(isClose("C", 0.9, 36_500) && isClose("Default", 0.9, 36_500))
    try AnkiLibrary.run(["through", file, folder.path, "--presets"])
    for name in ["goals", "legacy", "latest"] {
      let read = try CardFile(path: "\(folder.path)/\(name).apkg", options: folder.options).goals
      #expect(read["A"] == DeckGoal(percent: 93, longestInterval: 36_500), "\(name)")
      #expect(read["A/B"] == goals["A/B"] && read["C"] == nil, "\(name)")
    }
  }

  @Test("our text for Anki has its fields and decks, and updates its notes")
  func text() throws {
    let drafts = [
      CardDraft(
        id: "one", deck: "A", term: "gato", definition: "cat & tom\nfeline", example: "El gato.",
        tags: ["x", "y"]),
      CardDraft(id: "two", deck: "A/B", term: "sol", definition: "\"sun\""),
    ]
    let file = try folder.export(drafts, "cards.txt")
    let outcome = try AnkiLibrary.outcome(["text", file, file])
    #expect(outcome.logs[0]["new"] == 2 && outcome.notes.count == 2)
    for (note, draft) in zip(outcome.notes, drafts) {
      #expect(note.guid == draft.id && note.type == "Basic" && note.tags == draft.tags)
      #expect(note.cards.map(\.deck) == [draft.deck.replacingOccurrences(of: "/", with: "::")])
    }
    #expect(
      outcome.notes.map(\.fields) == [
        ["gato", "cat &amp; tom<br>feline"], ["sol", "\"sun\""],
      ])
    #expect(try folder.read(file).drafts.map(\.definition) == drafts.map(\.definition))
  }

  @Test("a deck from Anki that was with us is updated in place, and keeps its history")
  func roundTrip() throws {
    let before = try samples()
    var (drafts, _) = try folder.read("\(folder.path)/latest.apkg")
    for place in drafts.indices {
      drafts[place].tags.append("edited")
      if drafts[place].original?.cloze == 0 { drafts[place].definition += " (edited)" }
      drafts[place].edited = (drafts[place].edited ?? 0) + 60_000
    }
    let back = try folder.export(drafts, "back.apkg")
    let outcome = try AnkiLibrary.outcome(["round", folder.path, back])
    #expect(outcome.logs[0]["updated"] == 6 && outcome.logs[0]["conflicting"] == 0)
    #expect(outcome.logs[0]["new"] == 0)
    for note in outcome.notes {
      let old = try #require(before.first { $0.guid == note.guid })
      #expect(note.cards == old.cards && note.type == old.type)
      #expect(note.tags.contains("edited"))
      #expect(note.fields[0] == old.fields[0])
      #expect(note.fields[1].contains("(edited)") == (note.type != "Cloze"))
    }
  }
}
