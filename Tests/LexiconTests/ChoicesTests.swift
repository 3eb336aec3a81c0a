import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("Choices of the shipped words")
struct ChoicesTests {
  private let pool: ItemPool

  init() throws { pool = try ShippedContent.pool.get() }

  @Test("nine in ten questions of dailies have a wrong choice of the answer's field")
  func fields() throws {
    let dealer = DailyDealer(pool: pool)
    let start = pool.edition.firstDate
    var (asked, tempting) = (0, 0)
    for day in 0..<30 {
      let dealt = try dealer.deal(start.adding(days: day))
      for (question, key) in zip(dealt.round.questions, dealt.key.questions)
      where ["match", "meaning"].contains(question.form.rawValue) {
        let word = try #require(pool[key.word])
        let texts = Set(question.choices).subtracting([key.answer])
        let others = pool.items.filter {
          $0.partOfSpeech == word.partOfSpeech
            && texts.contains(question.form == FormID("match") ? $0.term : $0.mainSense.definition)
        }
        #expect(others.count == 3)
        let own = pool.kind(of: word)
        asked += 1
        if others.contains(where: { pool.kind(of: $0).field == own.field }) { tempting += 1 }
      }
    }
    #expect(asked > 60)
    #expect(tempting * 10 >= asked * 9, "\(tempting) of \(asked)")
  }

  @Test("no typed cloze of a week refuses a common word that fits as wrong")
  func fitting() throws {
    let dealer = DailyDealer(pool: pool)
    var tried = 0
    for day in 0..<7 {
      let dealt = try dealer.deal(pool.edition.firstDate.adding(days: day))
      for (question, key) in zip(dealt.round.questions, dealt.key.questions)
      where question.task == .typeForGap && !key.answer.contains(" ") {
        let word = try #require(pool[key.word])
        let partOfSpeech = try #require(word.partOfSpeech)
        let inflection = try #require(word.inflection(of: key.answer))
        let shape = try #require(WordShape(key.answer, partOfSpeech, inflection))
        let others = pool.commonWords(of: shape).filter { $0 != key.answer }
        tried += others.count
        for other in others {
          #expect(TypedAnswer.match(other, key: key, strictAccents: false) != .none, "\(word.id)")
        }
        #expect(question.clue.definition == nil || !key.alternatives.isEmpty)
      }
    }
    #expect(tried > 100)
  }

  @Test("most words have synonym questions, and no answer of these is far rarer than its word")
  func synonyms() throws {
    let setting = AskSetting(pool: pool, recall: false)
    let form = try #require(Forms.named(FormID("synonym")))
    var asked = 0
    for word in pool.items where form.canAsk(word) {
      var generator = SeededGenerator(seed: stableHash(word.id.rawValue))
      guard let question = form.ask(word, in: setting, using: &generator) else { continue }
      asked += 1
      #expect(question.choices.allSatisfy { !$0.contains(" ") })
      for answer in pool.items(headed: question.key.answer)
      where answer.partOfSpeech == word.partOfSpeech {
        #expect((word.centiZipf ?? 0) - (answer.centiZipf ?? 0) <= 120, "\(word.id)")
      }
    }
    #expect(asked > 2000)
  }
}
