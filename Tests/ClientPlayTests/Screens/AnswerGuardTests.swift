#if FullScreen
  import GameEngine
  import TestSupport
  import Testing

  @testable import ClientPlay

  @Suite("The guard of answers")
  struct AnswerGuardTests {
    @Test("takes no choice in the first 350 ms of a question, and no key twice in that time")
    func bursts() {
      var generator = SeededGenerator(seed: 38)
      var (guarding, now, drawn) = (AnswerGuard(millis: 350), 0, 0)
      var (last, taken): ((number: Int, at: Int)?, Int) = (nil, 0)
      guarding.close()
      guarding.seen(at: now)
      for _ in 0..<2000 {
        for _ in 0...generator.below(4) {
          now += generator.below(401)
          let number = 1 + generator.below(4)
          let isTaken = guarding.takes(.answer("\(number)"), isAnswer: true, at: now)
          let isRepeated = last.map { $0.number == number && now - $0.at < 350 } ?? false
          #expect(isTaken == (now - drawn >= 350 && !isRepeated))
          last = (number, now)
          guard isTaken else { continue }
          taken += 1
          guarding.close()
          // The terminal shows the next question later; keys do nothing until then.
          now += generator.below(3000)
          let isTooEarly = guarding.takes(.answer("5"), isAnswer: true, at: now)
          #expect(!isTooEarly)
          last = (5, now)
          guarding.seen(at: now)
          drawn = now
        }
      }
      #expect(taken > 500)
    }

    @Test("keeps a held Enter from going on, but not another key")
    func held() {
      var guarding = AnswerGuard(millis: 350)
      let presses: [(PlayerInput, Int)] = [
        (.next, 0), (.next, 30), (.next, 60), (.hint, 70), (.next, 300), (.next, 700),
      ]
      var taken: [Bool] = []
      for (key, now) in presses { taken.append(guarding.takes(key, isAnswer: false, at: now)) }
      #expect(taken == [true, false, false, true, true, true])
    }

    @Test("takes no command from letters that follow a typed answer, however slow the line is")
    func typing() {
      var generator = SeededGenerator(seed: 39)
      var now = 0
      for _ in 0..<500 {
        var guarding = AnswerGuard(millis: 350)
        guarding.type(at: now)
        guarding.close()
        let shown = now + generator.below(5000)
        var isShown = false
        for _ in 0..<20 {
          now += generator.below(401)
          if now >= shown, !isShown {
            guarding.seen(at: shown)
            isShown = true
          }
          let isTaken = guarding.takesCommand(at: now)
          #expect(!isTaken)
        }
        if !isShown { guarding.seen(at: now) }
        now += 700
        let isTaken = guarding.takesCommand(at: now)
        let isTakenAgain = guarding.takesCommand(at: now + 1)
        #expect(isTaken && isTakenAgain)
      }
    }

    @Test("of 0 ms takes everything at once")
    func off() {
      var guarding = AnswerGuard(millis: 0)
      guarding.close()
      #expect(guarding.isOpen)
      for now in 0..<2 {
        let isTaken = guarding.takes(.answer("1"), isAnswer: true, at: now)
        #expect(isTaken)
      }
    }
  }
#endif
