import Foundation
import GameEngine
import Messages
import Testing

@Suite("Sentences of events")
struct EventSentenceTests {
  private let messages = Messages.english

  private func spoken(_ state: QuestionState) -> String? {
    EventTexts(messages).spoken(.state(StateEvent(index: 1, state: state)))
  }

  /// An event as a server sends it.
  private func event(_ json: String) throws -> GameEvent {
    try JSONDecoder().decode(GameEvent.self, from: Data(json.utf8))
  }

  @Test("states are described by their kind")
  func states() {
    #expect(
      spoken(QuestionState(kind: .letters, shown: "_ a _ e", left: 5, missed: ["x", "q"]))
        == "blank, a, blank, e. 5 misses left. Not in it: x, q.")
    #expect(
      spoken(QuestionState(kind: .letters, shown: "b a", left: 1, missed: []))
        == "b, a. 1 miss left.")
    #expect(
      spoken(QuestionState(kind: .guess, shown: "tea", left: 1, marks: ["...", "=+."]))
        == "t in place, e elsewhere, a not in it. 1 try left.")
    #expect(
      spoken(QuestionState(kind: .guess, shown: "_ _", left: 6, definition: "a drink"))
        == "6 tries left. The answer means: a drink.")
    #expect(
      spoken(QuestionState(kind: .hint, shown: "g l _ _ _ _ _"))
        == "7 letters; it starts with g l.")
    #expect(spoken(QuestionState(kind: .hint, shown: "g l ...")) == "It starts with g l.")
    #expect(spoken(QuestionState(kind: .ruledOut, ruledOut: [2, 4])) == "It is not 2 and not 4.")
    #expect(spoken(QuestionState(kind: .ruledOut, ruledOut: [2])) == "It is not 2.")
    #expect(
      spoken(QuestionState(kind: .near, shown: "g _ _", left: 1, input: "icecap"))
        == """
        icecap is close in meaning, but the answer is a word of 3 letters that starts with g. \
        Try again.
        """)
    #expect(
      spoken(
        QuestionState(kind: .fitting, left: 1, definition: "easily broken", input: "foreign"))
        == "foreign fits, but the word we want means: easily broken. Try again.")
    #expect(
      spoken(QuestionState(kind: .lastQuestion))
        == "That was the last question. Enter ends the round; :undo and :dispute still work.")
    #expect(
      spoken(QuestionState(kind: .disputed))
        == "Your own schedule takes that answer as right; the score stays as it is. Undo takes back the whole answer."
    )
    #expect(spoken(QuestionState(kind: .saying)) == "The word is being said.")
    #expect(spoken(QuestionState(kind: .other, shown: "x")) == "x.")
    #expect(spoken(QuestionState(kind: .other)) == "The move was accepted.")
  }

  @Test("the remaining tries are shown, with the letters that are not in the word")
  func left() {
    func left(_ left: Int, _ missed: [String]?) -> String {
      StateTexts(messages).triesLeft(
        StateEvent(
          index: 1, state: QuestionState(kind: .letters, left: left, missed: missed)),
        separator: " - ")
    }
    #expect(left(0, ["x"]) == "")
    #expect(left(5, nil) == "5 left")
    #expect(left(5, ["x", "y"]) == "5 left - not in it: x y")
  }

  @Test("every refusal has a sentence")
  func refusals() {
    let sentences: [(Refusal, String)] = [
      (.notAChoice(count: 4), "Answer with a number from 1 to 4, or an empty line to pass."),
      (.notALetter(letters: 7), "Type one letter, or the whole word of 7 letters."),
      (.wrongLength(letters: 5), "The word has 5 letters."),
      (.otherLength("desert", letters: 7), "desert has 6 letters; the answer has 7."),
      (.otherLength("a", letters: 2), "a has 1 letter; the answer has 2."),
      (.letterUsed("e"), "You have tried e already."),
      (.guessUsed("tears"), "You have tried tears already."),
      (.notInList("zzzzz"), "zzzzz is not in the list of words; it costs no try."),
      (.anotherWord("tea"), "tea is a word of these letters, but not the answer."),
      (.noMoreHints, "There are no more hints."),
      (.notAllowed(.hint), "There are no hints in this game."),
      (.notAllowed(.undo), "An answer is final in this game."),
      (.notAllowed(.dispute), "An answer is final in this game."),
      (.nothingToUndo, "There is no answer to take back yet."),
      (.nothingToDispute(isDisputed: false), "Your last answer was not a miss."),
      (.nothingToDispute(isDisputed: true), "That is noted already."),
      (.nothingToSay, "Only the questions of spell are spoken."),
      (.cannotSay(.soundOff), "The setting sound is off."),
      (.cannotSay(.noSpeech), "espeak-ng is not installed: read the pronunciation instead."),
      (
        .cannotSay(.noAudio), "There is no audio device here: read the pronunciation instead."
      ),
      (
        .cannotSay(.failed), "espeak-ng could not say the word: read the pronunciation instead."
      ),
      (.unknownCommand(":x"), ":x is not a command; :help lists them."),
      (.notText, "That contains keys that are not letters; type it again."),
      (.tooLong, "That is too long for an answer."),
      (.unknownForm(FormID("x")), "This program does not know the form x."),
      (.roundOver, "This round has ended."),
      (.notNow, "The question has ended; go on with the next."),
      (.other(code: "new_code"), "That was not accepted (new_code)."),
    ]
    for (refusal, sentence) in sentences {
      #expect(EventTexts(messages).spoken(.refused(RefusedEvent(index: 1, refusal))) == sentence)
    }
  }

  @Test("a verdict contains the answer, the meaning and an example")
  func verdicts() throws {
    func verdict(_ fields: String) throws -> String? {
      EventTexts(messages).spoken(
        try event(
          #"""
          {"event":"verdict","index":1,"word":"en/bank/noun","answer":"bank","definition":"a place \#
          for money","points":100,"streak":1,"score":100,\#(fields)}
          """#))
    }
    #expect(
      try verdict(#""correct":true,"example":"The bank is shut.""#)
        == "Right, 100 points. bank means: a place for money. For example: The bank is shut.")
    #expect(
      try verdict(#""correct":false,"passed":true,"example":"""#)
        == "Passed. The answer is: bank. bank means: a place for money.")
    #expect(
      try verdict(#""correct":false,"example":"""#)
        == "Wrong. The answer is: bank. bank means: a place for money.")
    for (remark, sentence) in [
      ("accent", " Mind the accent: bank."), ("article", " Mind the article: bank."),
      ("form", " The form that fits is bank."),
      ("spelling", " Mind the spelling: bank."),
      ("again", " It was asked again, so it earns nothing."), ("from_the_future", ""),
    ] {
      #expect(
        try verdict(#""correct":true,"example":"","remark":"\#(remark)""#)
          == "Right, 100 points.\(sentence) bank means: a place for money.")
    }
  }

  @Test(
    "a misspelled answer is told which letters differ",
    arguments: [
      ("acommodate", "accommodate", " The letter c was missing."),
      ("occassion", "occasion", " The letter s was one too many."),
      ("seperate", "separate", " It has a, not e."),
      ("recieve", "receive", " It has ei, not ie."),
      ("Give upp", "give up", " The letter p was one too many."),
      (":hint giveup", "give up", ""), ("h recieve", "receive", " It has ei, not ie."),
      ("xyzzy", "receive", ""), ("", "receive", ""),
    ])
  func spelling(input: String, answer: String, letters: String) throws {
    let sentence = EventTexts(messages).spoken(
      try event(
        #"""
        {"event":"verdict","index":1,"word":"en/\#(answer)/noun","answer":"\#(answer)","definition":"it",\#
        "example":"","points":100,"streak":1,"score":100,"correct":true,"remark":"spelling","input":"\#(input)"}
        """#))
    #expect(sentence?.contains(" Mind the spelling: \(answer).\(letters) \(answer) means") == true)
  }

  @Test(
    "so is a misspelled answer without its article, and one with another article",
    arguments: [
      ("probema", "spelling", "Mind the spelling: el problema. The letter l was missing."),
      ("el probema", "spelling", "Mind the spelling: el problema. The letter l was missing."),
      ("la problema", "article", "Mind the article: el problema."),
    ])
  func articles(input: String, remark: String, sentence: String) throws {
    let spoken = EventTexts(messages).spoken(
      try event(
        #"""
        {"event":"verdict","index":1,"word":"es/problema/noun","answer":"el problema","definition":"it",\#
        "example":"","points":100,"streak":1,"score":100,"correct":true,"remark":"\#(remark)","input":"\#(input)"}
        """#))
    #expect(spoken?.contains(sentence) == true)
  }

  @Test("a wrong answer with an article is its word, and no form of it")
  func mistakes() {
    let texts = VerdictTexts(messages)
    #expect(
      texts.sentence(on: Mistake(text: "la mesa", word: "mesa", definition: "table"))
        == "You answered la mesa, which means: table.")
    #expect(
      texts.sentence(on: Mistake(text: "mesas", word: "mesa", definition: "table"))
        == "You answered mesas, a form of mesa: table.")
  }

  @Test("a result contains the figures, the rank or why there is none, and the player's records")
  func results() throws {
    func result(_ fields: String) throws -> String? {
      EventTexts(messages).spoken(
        try event(
          #"""
          {"event":"result","score":5500,"correct":10,"questions":10,"bestStreak":10,\#
          "elapsedMillis":84211\#(fields)}
          """#))
    }
    let figures = "You have 10 of 10 right and 5500 points, at most 10 in a row."
    #expect(try result("") == figures)
    #expect(try result(#","timeIsUp":true"#) == "Time is up. " + figures)
    #expect(
      try result(#","kept":true,"rank":3,"players":1203"#)
        == figures + " You are 3rd of 1,203, ahead of 99 percent of the others.")
    #expect(
      try result(#","highScore":1000,"dailyStreak":1"#)
        == figures + " Your daily streak is 1 day.", "a first round is no record")
    #expect(
      try result(#","highScore":1000,"earlier":{"rounds":1,"average":5500,"best":5500}"#)?
        .contains("You never had more in a row.") == true)
    #expect(
      try result(#","highScore":1200"#)
        == figures + " The most that you ever had in a row is 12.")
    for (reason, sentence) in [
      ("too_fast", "some right answers came faster than their questions can be read."),
      ("unanswered", "no question was answered."),
      ("newcomer", "you have not finished enough dailies yet."),
      ("removed", "the operator of the server removed it."),
      ("Played by a robot", "Played by a robot."),
    ] {
      #expect(
        try result(#","kept":false,"reason":"\#(reason)""#)
          == figures + " It does not count on the board: \(sentence)")
    }
    #expect(try result(#","kept":false"#) == figures + " It does not count on the board.")
    for (first, days) in [
      (2, "1 earlier day and your account is 1 day"),
      (3, "2 earlier days and your account is 2 days"),
    ] {
      #expect(
        try result(
          #","kept":false,"reason":"newcomer","rank":3,"players":41,"listedFrom":\#(first)"#)
          == figures + """
             You would be 3rd of 41. You are on the board once you have finished a daily on \(days) old.
            """)
    }
  }

  @Test("ranks have English endings")
  func ordinals() {
    let ranks = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 1203]
    #expect(
      ranks.map(messages.ordinal) == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "103rd", "111th",
        "1,203rd",
      ])
  }

  @Test("parts of speech, difficulties and modes have names")
  func names() {
    #expect(
      PartOfSpeech.known.map(NameTexts(messages).name) == [
        "noun", "verb", "adjective", "adverb", "determiner", "pronoun", "preposition",
        "conjunction", "particle",
      ])
    #expect(NameTexts(messages).name(of: .other("suffix")) == "suffix")
    #expect(
      Difficulty.allCases.map(NameTexts(messages).name) == ["known", "familiar", "shaky", "hard"])
    #expect(Mode.allCases.map(NameTexts(messages).name) == Mode.allCases.map(\.rawValue))
  }
}
