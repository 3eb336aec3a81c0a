import ClientCore
import ClientPlay
import ClientProgress
import ClientTestSupport
import Dispatch
import Foundation
import GameEngine
import Synchronization
import TestSupport
import Testing

@testable import wordhoard

/// Replaces espeak-ng, and records the words to speak.
private final class Voice: Sendable {
  private let heard = Mutex<[String]>([])
  private let paces = Mutex<[String?]>([])
  private let firstIsOver = Mutex(false)
  private let complaint: String
  /// Where the first word is kept from ending, it ends with a signal to this.
  private let gate: DispatchSemaphore?

  init(complaining complaint: String = "", gate: DispatchSemaphore? = nil) {
    self.complaint = complaint
    self.gate = gate
  }

  var said: [String] { heard.withLock { $0 } }

  /// The values of the option for the speed; nil without it.
  var speeds: [String?] { paces.withLock { $0 } }

  /// Whether the first word was said to its end.
  var isFirstOver: Bool { firstIsOver.withLock { $0 } }

  func run(_ program: String, _ arguments: [String]) -> ProgramOutcome? {
    guard program == "espeak-ng" else { return nil }
    guard arguments != ["--version"] else { return ProgramOutcome(.exited(0)) }
    paces.withLock { paces in
      paces.append(arguments.firstIndex(of: "-s").map { arguments[$0 + 1] })
    }
    let isFirst = heard.withLock { heard in
      heard.append(arguments.last ?? "")
      return heard.count == 1
    }
    if isFirst {
      gate?.wait()
      firstIsOver.withLock { $0 = true }
    }
    return ProgramOutcome(.exited(0), errors: Data(complaint.utf8))
  }
}

/// Types each line only once something has happened.
private final class PatientLines: LineSource {
  typealias Step = (line: String, when: @Sendable () -> Bool)

  private let steps: Mutex<[Step]>

  init(_ steps: [Step]) { self.steps = Mutex(steps) }

  func next() -> InputLine? {
    guard let step = steps.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return nil }
    var tries = 0
    while !step.when(), tries < 5000 {
      usleep(2000)
      tries += 1
    }
    return .text(step.line)
  }

  func nextSecret() -> InputLine? { next() }
}

@Suite("Words that are said in a game")
struct SpellingTests {
  private let player: Player
  private let request: PracticeRequest
  private let dealt: DealtRound

  init() throws {
    player = try Player(Display())
    var request = PracticeRequest()
    request.forms = ["spell"]
    request.level = .two
    request.questions = 3
    request.seed = 12
    self.request = request
    let recipe = PracticeRecipe(
      seed: 12, forms: [.spell], level: .two, count: 3, edition: 1)
    let plain = ItemPool(items: player.pool.items, editions: player.pool.editions)
    dealt = try PracticeDealer(pool: plain, recipe: recipe).deal()
  }

  private var words: [String] { dealt.key.questions.map(\.answer) }

  private func program(_ voice: Voice?, _ steps: [PatientLines.Step] = []) throws -> Composition {
    var host = player.test.host()
    host.input = PatientLines(steps)
    host.run = { program, arguments, _ in voice?.run(program, arguments) }
    return try Composition(host: host, options: player.options)
  }

  /// A line that is typed once so many words have been said.
  private func line(_ text: String, after count: Int, of voice: Voice) -> PatientLines.Step {
    (text, { voice.said.count >= count })
  }

  private func line(
    _ text: String, when: @escaping @Sendable () -> Bool = { true }
  ) -> PatientLines.Step { (text, when) }

  @Test("each word is said when it is asked, and again at :say")
  func said() async throws {
    let voice = Voice()
    let program = try program(
      voice,
      [
        line(words[0], after: 1, of: voice), line(":say", after: 2, of: voice),
        line("wrong", after: 3, of: voice), line("", after: 4, of: voice),
      ])
    try await program.play(request, jsonl: false)
    #expect(voice.said == [words[0], words[1], words[1], words[2]])
    #expect(player.screen().contains("The word is being said."))
    #expect(player.test.errors.text == "")
    #expect(try player.progress().gamesCount == 3)
    #expect(try player.progress().gamesWon == 1)
  }

  @Test("for another program, a word is said only on request")
  func jsonLines() async throws {
    let voice = Voice()
    let program = try program(
      voice, [line(words[0]), line(":say"), line("", after: 1, of: voice), line("")])
    try await program.play(request, jsonl: true)
    #expect(voice.said == [words[1]])
    let output = player.screen()
    #expect(output.contains(#""event":"state","index":2"#))
    #expect(player.test.errors.text == "")
  }

  @Test(
    "only who types lines at a terminal gets the prompt again after an error",
    arguments: [true, false])
  func prompt(_ jsonl: Bool) async throws {
    var terminal = player
    terminal.test.display = .terminal()
    let voice = Voice(complaining: "error: No such file or directory\n")
    let errors = player.test.errors
    var host = terminal.test.host()
    host.input = PatientLines([line(":say"), line(":quit", when: { !errors.text.isEmpty })])
    host.run = { program, arguments, _ in voice.run(program, arguments) }
    try await Composition(host: host, options: player.options).play(request, jsonl: jsonl)
    let text = "wordhoard: There is no audio device here: read the pronunciation instead.\n"
    let expected = jsonl ? text : "\n\(text)> "
    #expect(errors.text == expected)
  }

  @Test("if espeak-ng is missing, that is shown before the first question and on :say")
  func notInstalled() async throws {
    let program = try program(nil, [line(words[0]), line(":say"), line(""), line("")])
    try await program.play(request, jsonl: false)
    let text = "espeak-ng is not installed: read the pronunciation instead."
    let screen = player.screen()
    #expect(screen.hasPrefix(text + "\n"))
    #expect(screen.components(separatedBy: text).count == 3)
    #expect(screen.contains("! " + text))
    #expect(player.test.errors.text == "")
    #expect(try player.progress().gamesWon == 1)
  }

  @Test("if there is no audio device, that is shown once, and no other word is tried")
  func noAudio() async throws {
    let voice = Voice(complaining: "error: No such file or directory\n")
    let errors = player.test.errors
    let program = try program(
      voice,
      [
        line(words[0], when: { !errors.text.isEmpty }), line(words[1]), line(":say"),
        line(words[2]),
      ])
    try await program.play(request, jsonl: false)
    let text = "There is no audio device here: read the pronunciation instead."
    #expect(errors.text == "wordhoard: \(text)\n")
    #expect(voice.said == [words[0]])
    #expect(player.screen().contains("! " + text))
    #expect(try player.progress().gamesWon == 3)
  }

  @Test("a dictation is said, again at :say, and slowly from the third time on")
  func dictation() async throws {
    let voice = Voice()
    var request = request
    (request.forms, request.questions) = (["dictation"], 1)
    try await program(
      voice,
      [
        line("the", after: 1, of: voice), line(":say"), line(":say", after: 2, of: voice),
        line("what?", after: 3, of: voice), line(""),
      ]
    ).play(request, jsonl: false)
    let sentence = try #require(voice.said.first)
    #expect(sentence.contains(" ") && sentence.hasSuffix("."))
    #expect(voice.said == [sentence, sentence, sentence])
    #expect(voice.speeds == [nil, nil, "115"])
    let screen = player.screen()
    #expect(screen.contains("The words that are right are shown. Try again."))
    #expect(screen.contains(sentence), "the verdict tells the sentence")
  }

  @Test("without a voice, or with sound off, a dictation is refused before it begins")
  func silentDictation() async throws {
    var request = request
    request.forms = ["dictation"]
    await #expect { try await program(nil).play(request, jsonl: false) } throws: {
      ($0 as? ClientError)?.code == .noSpeech
    }
    try player.program().run("settings set sound off")
    await #expect { try await program(Voice()).play(request, jsonl: false) } throws: {
      ($0 as? ClientError)?.code == .soundOff
    }
  }

  @Test("with sound off nothing is run, and only :say shows why")
  func soundOff() async throws {
    try player.program().run("settings set sound off")
    _ = player.screen()
    let voice = Voice()
    try await program(voice, [line(":say"), line(""), line(""), line("")])
      .play(request, jsonl: false)
    #expect(voice.said.isEmpty)
    let screen = player.screen()
    #expect(screen.contains("! The setting sound is off."))
    #expect(!screen.contains("espeak"))
  }

  @Test("a long word blocks nothing; after it only the newest one is spoken")
  func newestOnly() async throws {
    let gate = DispatchSemaphore(value: 0)
    let voice = Voice(gate: gate)
    let last = line(words[2]) {
      gate.signal()
      return voice.said.count >= 2
    }
    let program = try program(
      voice, [line(words[0], after: 1, of: voice), line(words[1]), last])
    try await program.play(request, jsonl: false)
    #expect(voice.said == [words[0], words[2]])
    #expect(try player.progress().gamesWon == 3)
  }

  @Test("when the game is over, nothing more is said")
  func over() async throws {
    let gate = DispatchSemaphore(value: 0)
    let voice = Voice(gate: gate)
    let program = try program(
      voice, [line(words[0], after: 1, of: voice), line(words[1]), line(words[2])])
    try await program.play(request, jsonl: false)
    #expect(try player.progress().gamesWon == 3)
    gate.signal()
    try await until { voice.isFirstOver }
    #expect(voice.isFirstOver)
    // The next word would be begun at once.
    try await Task.sleep(for: .milliseconds(20))
    #expect(voice.said == [words[0]])
  }

  @Test("in rounds without such questions :say is refused, and help does not have it")
  func otherForms() async throws {
    let voice = Voice()
    var request = request
    request.forms = ["recall"]
    try await program(voice, [line("?"), line(":say")]).play(request, jsonl: false)
    let screen = player.screen()
    #expect(screen.contains("! Only the questions of spell are spoken."))
    #expect(!screen.contains(":say "))
    try await program(voice, [line("?")]).play(self.request, jsonl: false)
    #expect(player.screen().contains(":say "))
  }

  #if FullScreen
    @Test("on the full screen F6 says the word again and keeps the typed text")
    func fullScreen() async throws {
      let voice = Voice()
      let stage = await Stage(try program(voice), .game(.play(request)))
      try await until { voice.said.count == 1 }
      #expect(stage.screen.contains("F6"))
      await stage.type("ab\u{1B}[17~")
      try await until { voice.said.count == 2 }
      #expect(voice.said == [words[0], words[0]])
      #expect(stage.screen.contains("› ab"))
      #expect(try player.progress().gamesCount == 0)
    }
  #endif

  private func until(_ condition: () -> Bool) async throws {
    var tries = 0
    while !condition(), tries < 1000 {
      try await Task.sleep(for: .milliseconds(5))
      tries += 1
    }
  }
}
