import GameEngine
import Messages
import TestSupport
import Testing

@Suite("Sentences of questions")
struct QuestionSentenceTests {
  private let messages = Messages.english

  private func question(
    _ task: Question.Task, prompt: String = "_____", clue: Question.Clue = Question.Clue(),
    choices: [String] = [], input: Question.Input = .word
  ) -> Question {
    Question(
      index: 1, form: FormID("x"), level: .one, category: "nature", task: task, prompt: prompt,
      clue: clue, choices: choices, input: input, encore: false)
  }

  @Test(
    "each task has an instruction",
    arguments: [
      (.chooseWord, "Which word means this?"), (.chooseMeaning, "What does this word mean?"),
      (.chooseForGap, "Which word fills the gap?"),
      (.chooseSynonym, "Which word is nearest in meaning?"),
      (.chooseOpposite, "Which word means the opposite?"),
      (.typeWord, "Type the word that means this."),
      (.typeForGap, "Type the word that fills the gap."),
      (.unscramble, "Put the letters in order."),
      (.findByLetters, "Find the word, letter by letter."), (.guess, "Find the word in six tries."),
      (.spell, "Type the word that sounds like this."), (.other, "Type the answer."),
    ] as [(Question.Task, String)])
  func tasks(task: Question.Task, line: String) {
    #expect(QuestionTexts(messages).task(of: question(task)) == line)
  }

  @Test("an unknown task is described by its input")
  func unknownTask() {
    #expect(
      QuestionTexts(messages).task(of: question(.other, input: .choice)) == "Choose the answer.")
    #expect(
      QuestionTexts(messages).task(of: question(.other, input: .letter))
        == "Type a letter, or the whole answer.")
  }

  @Test("a clue lists its parts")
  func clues() {
    func clue(_ clue: Question.Clue) -> String {
      QuestionTexts(messages).clue(of: question(.typeWord, clue: clue))
    }
    #expect(clue(Question.Clue()) == "")
    #expect(clue(Question.Clue(partOfSpeech: .adjective)) == "adjective")
    #expect(
      clue(Question.Clue(partOfSpeech: .noun, letters: 7, start: "g"))
        == "noun, 7 letters, starts with g")
    #expect(clue(Question.Clue(letters: 1)) == "1 letter")
    #expect(
      clue(Question.Clue(gender: .masculine, letters: 4, start: "H"))
        == "masculine noun, 4 letters, starts with H")
    #expect(
      clue(Question.Clue(partOfSpeech: .noun, letters: 4, definition: "a wild dog"))
        == "noun, 4 letters: a wild dog")
    #expect(clue(Question.Clue(definition: "a wild dog")) == "a wild dog")
  }

  @Test("blanks, gaps and choices are named in spoken text")
  func spoken() {
    #expect(
      QuestionTexts(messages).spoken(question(.typeForGap, prompt: "Swallows _____ south."))
        == "Type the word that fills the gap. Swallows blank south.")
    #expect(
      QuestionTexts(messages).spoken(
        question(
          .guess, prompt: "_ _ _ _ _", clue: Question.Clue(partOfSpeech: .verb, letters: 5)))
        == "Find the word in six tries. 5 blanks. verb, 5 letters.")
    #expect(
      QuestionTexts(messages).spoken(
        question(.chooseWord, prompt: "a wild dog", choices: ["wolf", "lake"], input: .choice))
        == "Which word means this? a wild dog. 1: wolf. 2: lake.")
    #expect(
      QuestionTexts(messages).spoken(question(.spell, prompt: "/ʁa/"))
        == "Type the word that sounds like this. Its pronunciation is written in phonetic signs.")
  }

  @Test(
    "every question is spoken in plain sentences without signs", arguments: FixturePool.forms)
  func plain(form: FormID) throws {
    for seed in 1...4 as ClosedRange<UInt32> {
      let dealt = try FixtureRounds.play(seed: seed, forms: [form.rawValue])
      for question in dealt.round.questions {
        let spoken = QuestionTexts(messages).spoken(question)
        #expect(!spoken.contains { "_=+|{}[]#*<>".contains($0) })
        #expect(spoken.hasPrefix(QuestionTexts(messages).task(of: question)))
        #expect(".?!".contains(spoken.suffix(1)))
        #expect(question.choices.allSatisfy { spoken.contains($0) })
        #expect(!spoken.contains("/") || form != .spell)
      }
    }
  }

  @Test(
    "sounds have names that can be spoken; a sign without a name gives none",
    arguments: [
      ("ˈɡleɪʃɚ", "g, l, long a, sh, er"), ("tʃɔɪs", "ch, oy, s"),
      ("ˈdʒʌŋɡəl", "j, short u, ng, g, uh, l"), ("juθ", "y, long oo, th"),
      ("ðoʊ", "voiced th, long o"), ("aʊt", "ow, t"), ("ˈhɑtˌʃɑt", "h, ah, t, sh, ah, t"),
      ("", nil), ("ˈ", nil), ("ʁa", nil),
    ] as [(String, String?)])
  func sounds(ipa: String, names: String?) {
    #expect(SoundNames(messages).names(of: ipa) == names)
  }

  @Test("forms and categories are named, in English by their IDs")
  func names() {
    let names = NameTexts(messages)
    #expect(Forms.all.allSatisfy { names.name(of: $0.id) == $0.id.rawValue })
    #expect(names.name(of: FormID("unknown")) == "unknown")
    #expect(names.category("society") == "society")
    #expect(names.category("chess") == "chess")
  }

  @Test("every form has a summary")
  func summaries() {
    #expect(Forms.all.allSatisfy { !NameTexts(messages).summary(of: $0.id).isEmpty })
    #expect(NameTexts(messages).summary(of: FormID("unknown")) == "")
  }
}
