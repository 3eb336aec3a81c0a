import Foundation
import GameEngine
import Testing

@Suite("Facts on the wire")
struct FactCodingTests {
  private func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("a refusal is read as it was sent")
  func refusals() throws {
    let refusals: [Refusal] =
      [
        .notAChoice(count: 4), .notALetter(letters: 7), .wrongLength(letters: 5),
        .otherLength("river", letters: 7),
        .letterUsed("e"), .guessUsed("tears"), .notInList("zzzzz"), .anotherWord("tea"),
        .noMoreHints, .nothingToUndo, .nothingToDispute(isDisputed: false), .nothingToSay,
        .unknownCommand(":x"), .notText, .tooLong, .unknownForm(FormID("x")), .roundOver, .notNow,
        .other(code: "new_code"),
      ] + Refusal.Help.allCases.map { .notAllowed($0) }
      + Refusal.SpeechObstacle.allCases.map { .cannotSay($0) }
    for refusal in refusals {
      #expect(try coded(RefusedEvent(index: 3, refusal)) == RefusedEvent(index: 3, refusal))
    }
    #expect(Set(refusals.map(\.code)).count == refusals.count - 2)
  }

  @Test("values that this version does not know are read as unknown")
  func unknown() throws {
    func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
      try JSONDecoder().decode([Value].self, from: Data("[\"\(text)\"]".utf8))[0]
    }
    #expect(try read(Question.Task.self, "sing") == .other)
    #expect(try read(QuestionState.Kind.self, "sung") == .other)
    #expect(try read(AnswerRemark.self, "loud") == .unknown)
    #expect(
      try Question.Task.allCases.allSatisfy { try read(Question.Task.self, $0.rawValue) == $0 })
  }

  @Test("no event contains sentences")
  func noSentences() throws {
    let question = Question(
      index: 1, form: FormID("guess"), level: .one, category: "nature", task: .guess,
      prompt: "_ _", clue: Question.Clue(partOfSpeech: .noun, letters: 2), choices: [],
      input: .word, encore: false)
    let json = String(
      decoding: try {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(GameEvent.question(question))
      }(), as: UTF8.self)
    #expect(
      json == """
        {"asks":"guess","category":"nature","choices":[],\
        "clues":{"letters":2,"partOfSpeech":"noun"},"event":"question","form":"guess","index":1,\
        "input":"word","level":1,"prompt":"_ _"}
        """)
    #expect(try coded(question) == question)
  }
}
