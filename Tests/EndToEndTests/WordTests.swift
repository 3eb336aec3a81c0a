import Foundation
import GameEngine
import Testing

@Suite("Words, lists and settings")
struct WordTests {
  /// A word of `--json`.
  private struct Card: Decodable {
    struct Sense: Decodable {
      let definition: String
      let examples: [String]
    }

    let id: String
    let word: String
    let level: Int
    let category: String
    let senses: [Sense]
    let favorite: Bool
    let difficulty: Int
    let seen: Int
    let right: Int
    let wrong: Int
  }

  /// An answer of `history --json`.
  private struct Line: Decodable {
    let date: String
    let word: String
    let input: String
    let verdict: String
    let points: Int
    let milliseconds: Int
  }

  private func history(_ options: String, _ home: Home) throws -> [Line] {
    let outcome = try Binary.run("history --json \(options)", home: home)
    return try JSONDecoder().decode([Line].self, from: Data(outcome.stdout.utf8))
  }

  private func cards(_ command: String, _ home: Home) throws -> [Card] {
    let outcome = try Binary.run("\(command) --json", home: home)
    #expect(outcome.status == 0)
    return try JSONDecoder().decode([Card].self, from: Data(outcome.stdout.utf8))
  }

  @Test("favorites are added, listed newest first, and removed")
  func favorites() throws {
    let home = try Home()
    #expect(try Binary.run("favorite list", home: home).stdout.contains("No favorites yet"))
    for word in ["author", "weak", "blood"] {
      let outcome = try Binary.run("favorite add \(word)", home: home)
      #expect(outcome.stdout.contains("is now a favorite"))
    }
    #expect(try cards("favorite list", home).map(\.word) == ["blood", "weak", "author"])
    #expect(try Binary.run("favorite add weak", home: home).stdout.contains("already"))
    #expect(try Binary.run("favorite remove weak", home: home).status == 0)
    #expect(try Binary.run("favorite remove weak", home: home).status == 0)
    #expect(try cards("favorite", home).map(\.word) == ["blood", "author"])
    #expect(try cards("define author", home).first?.favorite == true)
    #expect(try cards("define weak", home).first?.favorite == false)
    #expect(try Binary.run("favorite list", home: home).stdout.hasPrefix("blood"))
  }

  @Test(
    "define knows function words too, which no game asks",
    arguments: [
      ("the", "determiner"), ("was", "verb"), ("ALTHOUGH", "conjunction"), ("i", "pronoun"),
    ])
  func functionWords(_ word: String, _ speech: String) throws {
    let home = try Home()
    let outcome = try Binary.run("define \(word)", home: home)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.contains(speech))
    #expect(try Binary.run("seen", home: home).stdout.hasPrefix("No such words"))
  }

  @Test("define finds a word by any of its forms, in any case, and counts it as seen")
  func define() throws {
    let home = try Home()
    for form in ["author", "authors", "AUTHOR", " author "] {
      let outcome = try Binary.run(["define", form], home: home)
      #expect(outcome.status == 0)
      #expect(outcome.stdout.hasPrefix("author  /"))
    }
    let card = try #require(try cards("define author", home).first)
    #expect(card.id == "en/author/noun")
    #expect(card.seen == 4)
    #expect(card.difficulty == 4)
    #expect(!card.senses.isEmpty)
  }

  @Test("word draws one of the requested level and category")
  func word() throws {
    let home = try Home()
    for level in 1...4 {
      let outcome = try Binary.run("word --level \(level) --category food --json", home: home)
      let card = try JSONDecoder().decode(Card.self, from: Data(outcome.stdout.utf8))
      #expect(card.level == level)
      #expect(card.category == "food")
    }
    #expect(try Today.of(home).wordsSeen == 4)
  }

  @Test("answers change a word's difficulty, and seen lists the hardest first")
  func seen() throws {
    let home = try Home()
    let daily = try LearntDaily.today()
    let input = daily.moves.prefix(5).map { "\($0)\n" }.joined() + "\n\n\n\n\n"
    #expect(try Binary.run("daily --jsonl", input: input, home: home).status == 0)
    let all = try cards("seen", home)
    #expect(all.count == 10)
    #expect(all.map(\.difficulty) == all.map(\.difficulty).sorted(by: >))
    // What is typed at first sight is known at once.
    #expect(all.prefix(5).allSatisfy { $0.difficulty == 4 })
    #expect(all.suffix(5).allSatisfy { $0.difficulty == 3 || $0.difficulty == 1 })
    #expect(all.prefix(5).allSatisfy { $0.wrong == 1 && $0.right == 0 && $0.seen == 1 })
    #expect(all.suffix(5).allSatisfy { $0.wrong == 0 && $0.right == 1 })
    #expect(try cards("seen --difficulty 3", home).count == all.count { $0.difficulty == 3 })
    let level = all[0].level
    #expect(try cards("seen --level \(level)", home).count == all.count { $0.level == level })
    #expect(try cards("seen --limit 2", home).count == 2)
    let category = try #require(all.first?.category)
    #expect(
      try cards("seen --category \(category)", home).count == all.count { $0.category == category })
    #expect(try Binary.run("seen", home: home).stdout.split(separator: "\n").count == 10)
  }

  @Test("history lists the answers, newest first")
  func history() throws {
    let home = try Home()
    let daily = try LearntDaily.today()
    let input = daily.moves.prefix(6).map { "\($0)\n" }.joined() + "\n\n\n\n"
    #expect(try Binary.run("daily --jsonl", input: input, home: home).status == 0)
    func lines(_ options: String) throws -> [Line] { try history(options, home) }
    #expect(
      try lines("").map(\.verdict)
        == Array(repeating: "passed", count: 4) + Array(repeating: "right", count: 6))
    #expect(try lines("").map(\.points) == [0, 0, 0, 0, 600, 500, 400, 300, 200, 100])
    #expect(try lines("").map(\.input).dropFirst(4) == daily.moves.prefix(6).reversed()[...])
    #expect(try lines("--misses").count == 4)
    #expect(try lines("--limit 3").count == 3)
    #expect(try Binary.run("history", home: home).stdout.split(separator: "\n").count == 10)
  }

  @Test("settings are listed, read and changed")
  func settings() throws {
    let home = try Home()
    let text = try Binary.run("settings --json", home: home).stdout
    let defaults = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    #expect(defaults["level"] == "auto" && defaults["server"] == "none")
    for (key, value) in [
      ("level", "2"), ("category", "food"), ("theme", "mono"), ("strict-accents", "on"),
      ("spoken", "on"), ("week-start", "sunday"), ("level", "any"),
    ] {
      #expect(try Binary.run("settings set \(key) \(value)", home: home).status == 0)
      #expect(try Binary.run("settings get \(key)", home: home).stdout == "\(value)\n")
    }
    let list = try Binary.run("settings list", home: home).stdout
    for key in defaults.keys { #expect(list.contains(key)) }
  }

  @Test("a word can be shared with its meaning")
  func shareWord() throws {
    let text = try Binary.run("share word author", home: try Home()).stdout
    #expect(text.hasPrefix("author (noun): the person who wrote"))
  }

  @Test("a shared daily is a title, a grid and a sentence, and contains no word")
  func shareDaily() throws {
    let home = try Home()
    let daily = try LearntDaily.today()
    let input = daily.moves.prefix(9).map { "\($0)\n" }.joined() + "\n\n"
    #expect(try Binary.run("daily --jsonl", input: input, home: home).status == 0)
    let lines = try Binary.run("share daily", home: home).stdout.split(separator: "\n")
    #expect(lines[0].contains(/^wordhoard solo #\d+  9\/10  4,500  daily streak 1$/))
    #expect(lines[1] == String(repeating: "🟩", count: 9) + "🟥")
    #expect(lines[2] == "encore 🟥")
    #expect(lines[3].contains("9 of 10 right, 4,500 points"))
    let shared = lines.flatMap { $0.split { !$0.isLetter } }
    for word in daily.moves.dropFirst(4) { #expect(!shared.contains(word[...])) }
  }

  @Test(
    "every command that prints data prints one JSON document with --json",
    arguments: [
      "today", "define author", "word", "favorite list", "seen", "history", "settings list",
      "settings get theme", "share daily", "share word author", "share round", "data",
    ])
  func json(command: String) throws {
    let home = try Home()
    let passes = String(repeating: "\n", count: 10)
    for game in ["daily", "play"] {
      #expect(try Binary.run(game, input: passes, home: home).status == 0)
    }
    let outcome = try Binary.run("\(command) --json", home: home)
    #expect(outcome.status == 0)
    #expect(outcome.stderr == "")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8))
    }
  }

  @Test("a word is spoken by espeak-ng, which cannot write to the screen")
  func say() throws {
    let home = try Home()
    #expect(try Binary.run("today", home: home).status == 0)
    let script = """
      mkdir "$WORDHOARD_HOME/bin" && cat > "$WORDHOARD_HOME/bin/espeak-ng" <<'END'
      #!/bin/sh
      echo noise >&2; echo noise; printf '<%s>' "$@" > "$WORDHOARD_HOME/said"
      END
      chmod +x "$WORDHOARD_HOME/bin/espeak-ng"
      PATH="$WORDHOARD_HOME/bin:$PATH" wordhoard say Garden
      """
    let outcome = try Binary.shell(script, home: home)
    #expect(outcome.status == 0)
    #expect(outcome.stdout + outcome.stderr == "")
    let said = try String(contentsOfFile: "\(home.path)/said", encoding: .utf8)
    #expect(said == "<-v><en-us><--><garden>")
    let alone = try Binary.run("say garden", environment: ["PATH": "/nonexistent"], home: home)
    try expectFault(1, alone, "sudo apt install espeak-ng")
  }

  @Test("an installed dictionary defines words that are not ours, in any form")
  func dictionaries() throws {
    let home = try Home()
    let environment = ["WORDHOARD_DICTIONARIES": "/usr/share/wordnet"]
    let outcome = try Binary.run("define doodads", environment: environment, home: home)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.hasPrefix("doodad  noun\n"))
    #expect(outcome.stdout.contains("WordNet 3.0 (wordnet"))
    #expect(try Binary.run("define doodad", home: home).status == 1)
  }
}
