import ClientCore
import ClientTestSupport
import ClientWords
import Journal
import TestSupport
import Testing

@Suite("Saying words aloud")
struct SpeechTests {
  private static func player(_ script: String?) throws -> Player {
    var player = try Player(Display())
    if let script {
      player.test.environment["PATH"] = try player.folder.program("espeak-ng", script)
    }
    return player
  }

  private static func failure(_ player: Player, saying text: String) throws -> ClientError? {
    let program = try player.program()
    do {
      try program.run(["say", "--", text])
      return nil
    } catch let error as ClientError {
      return error
    }
  }

  @Test(
    "a word goes to espeak-ng as an argument that is no option",
    arguments: [
      ("garden", "garden"), (" Fiancée\n", "fiancée"), ("o’clock", "o'clock"), ("-w", "-w"),
      ("give up", "give up"),
    ])
  func said(_ text: String, _ argument: String) throws {
    let player = try SpeechTests.player(
      #"printf '<%s>' "$@" > "$LOG"; echo noise; echo 'ALSA lib: Evaluate error: x' >&2"#)
    #expect(try player.screen { try $0.run(["say", "--", text]) } == "")
    #expect(player.folder.log(of: "espeak-ng") == "<-v><en-us><--><\(argument)>")
    #expect(player.test.errors.text == "")
    #expect(try player.folder.journal().count() == 0)
  }

  @Test(
    "a word of another language is said by its voice",
    arguments: [
      ("de", "Straße", "de", "straße"), ("FRA", "été", "fr-fr", "été"),
      ("rus", "Слово", "ru", "слово"), ("hi", "हिन्दी", "hi", "हिन्दी"),
    ])
  func language(_ code: String, _ text: String, _ voice: String, _ argument: String) throws {
    let player = try SpeechTests.player(#"printf '<%s>' "$@" > "$LOG""#)
    #expect(try player.screen { try $0.run(["say", "--language", code, "--", text]) } == "")
    #expect(player.folder.log(of: "espeak-ng") == "<-v><\(voice)><--><\(argument)>")
  }

  @Test(
    "a language without a voice is answered with those that have one",
    arguments: ["", "xx", "german", "-w", "d\u{1B}[2J"])
  func unknownLanguage(_ code: String) throws {
    let player = try SpeechTests.player(#"touch "$LOG""#)
    let program = try player.program()
    let error = #expect(throws: ClientError.self) {
      try program.run(
        ["say", "garden"] + (code == "-w" ? ["--language=\(code)"] : ["--language", code]))
    }
    #expect(error?.code == .unknownLanguage)
    #expect(error?.exit == .usage)
    #expect(error?.message.contains("de, el, en, eo, es") == true)
    #expect(error?.message.unicodeScalars.allSatisfy { $0.value >= 32 } == true)
    #expect(player.folder.log(of: "espeak-ng") == nil)
  }

  @Test(
    "what is no word of Latin letters is not passed on",
    arguments: [
      "", " ", "-", "слово", "[[w3:d]]", "<speak>", "word\u{1B}[2J", "ab\ncd", "1", "a\u{200B}b",
      String(repeating: "a", count: 61),
    ])
  func unspeakable(_ text: String) throws {
    let player = try SpeechTests.player(#"touch "$LOG""#)
    let error = try #require(try SpeechTests.failure(player, saying: text))
    #expect(error.code == .notSpeakable)
    #expect(error.exit == .usage)
    #expect(error.message.unicodeScalars.allSatisfy { $0.value >= 32 })
    #expect(player.folder.log(of: "espeak-ng") == nil)
  }

  @Test(
    "where nothing is heard, one line says why",
    arguments: [
      (nil, "no_speech", "sudo apt install espeak-ng"),
      (
        "echo 'ALSA lib pcm.c: Unknown PCM' >&2; echo 'error: No such file' >&2", "no_audio",
        "no audio device here; `wordhoard say --ipa`"
      ),
      ("echo 'no data'$'\\033' >&2; exit 1", "speech_failed", "(no data"),
      ("kill -9 $$", "speech_failed", "did not say it;"),
    ] as [(String?, String, String)])
  func unheard(_ script: String?, _ code: String, _ hint: String) throws {
    let player = try SpeechTests.player(script)
    let error = try #require(try SpeechTests.failure(player, saying: "garden"))
    #expect(error.code.rawValue == code)
    #expect(error.exit == .failed)
    #expect(error.message.contains(hint), "\(error.message)")
    #expect(error.message.unicodeScalars.allSatisfy { $0.value >= 32 })
    #expect(player.screen() == "")
  }

  /// A player on whose computer programs note what they are told, and end with a code of theirs.
  private static func player(installed: [String: Int32]) throws -> Player {
    var player = try Player(Display())
    for (name, code) in installed {
      player.test.environment["PATH"] = try player.folder.program(
        name, #"printf '<%s>' "$@" > "$LOG"; exit \#(code)"#)
    }
    return player
  }

  @Test("English is said by the best understood voice that is installed")
  func bestVoice() throws {
    let all = try SpeechTests.player(installed: ["festival": 0, "flite": 0, "espeak-ng": 0])
    try all.program().run("say garden")
    #expect(
      all.folder.log(of: "festival")
        == #"<--batch><(voice_cmu_us_slt_arctic_hts)><(SayText "garden")>"#)
    #expect(all.folder.log(of: "flite") == nil)
    // Festival fails without its voice.
    let bare = try SpeechTests.player(installed: ["festival": 255, "flite": 0, "espeak-ng": 0])
    try bare.program().run("say garden")
    #expect(bare.folder.log(of: "flite") == "<-voice><rms><-t><garden>")
    try bare.program().run("say --language de garten")
    #expect(bare.folder.log(of: "espeak-ng") == "<-v><de><--><garten>")
    let broken = try SpeechTests.player(installed: ["flite": 1])
    #expect(
      try SpeechTests.failure(broken, saying: "garden")?.message.hasPrefix("flite did not say it")
        == true)
  }

  @Test("a sentence is quoted for festival, and said slowly by a voice that can")
  func sentences() throws {
    let player = try SpeechTests.player(installed: ["festival": 0, "flite": 0, "espeak-ng": 0])
    let speech = try player.program().core.speech
    try speech.dictate(#"She said "no" \ (quit) [[x"#, language: "en", isSlow: false)
    #expect(
      player.folder.log(of: "festival")?.hasSuffix(#"<(SayText "She said no  (quit) x")>"#) == true)
    try speech.dictate("No.", language: "en", isSlow: true)
    #expect(
      player.folder.log(of: "flite") == "<-voice><rms><--setf><duration_stretch=1.5><-t><No.>")
  }

  @Test("the voices are listed, and the player chooses one")
  func voices() throws {
    let player = try SpeechTests.player(installed: ["flite": 0, "espeak-ng": 0])
    let list = try player.screen { try $0.run("say --voices") }
    #expect(
      list == """
        festival    not installed: `sudo apt install festival festvox-us-slt-hts`
        flite       speaks
        espeak-ng   installed

        """)
    try player.program().core.preferences.change(.voice, to: "espeak-ng")
    #expect(try player.screen { try $0.run("say --voices") }.hasSuffix("espeak-ng   speaks\n"))
    try player.program().run("say garden")
    #expect(player.folder.log(of: "espeak-ng") == "<-v><en-us><--><garden>")
    try player.program().core.preferences.change(.voice, to: "festival")
    #expect(
      try SpeechTests.failure(player, saying: "garden")?.message.contains("festvox-us-slt-hts")
        == true)
  }

  @Test(
    "a program that finds no audio device says so on a line of its own",
    arguments: [
      ("festival", "aplay: main:831: audio open error: No such file or directory"),
      ("flite", "audio_open_alsa: failed to open audio device default. No such file or directory"),
    ])
  func noDevice(_ name: String, _ line: String) throws {
    var player = try Player(Display())
    player.test.environment["PATH"] = try player.folder.program(name, "echo '\(line)' >&2")
    #expect(try SpeechTests.failure(player, saying: "garden")?.code == .noAudio)
  }
}
