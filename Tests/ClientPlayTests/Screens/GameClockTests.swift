#if FullScreen
  import ClientTestSupport
  import GameEngine
  import Testing

  @testable import ClientCore
  @testable import ClientPlay

  @Suite("The clock of a game")
  struct GameClockTests {
    @Test("it stops while an answer is written, and continues if the question stays open")
    func writing() throws {
      var referee = LocalReferee(try SessionBench().dealt)
      var clock = GameClock()
      clock.take(referee.open(atMillis: 0), at: 1000)
      clock.send(at: 3000)
      #expect(clock.secondsLeft(of: 60_000) == 58)
      clock.take(referee.play(Move(.answer(""), atMillis: 2000)), at: 9000)
      clock.look(at: 20_000)
      #expect(clock.secondsLeft(of: 60_000) == 58)
      clock.take(referee.play(Move(.next, atMillis: 3000)), at: 20_000)
      clock.send(at: 21_000)
      let refused = RefusedEvent(index: 2, .notAChoice(count: 4))
      clock.take([.refused(refused)], at: 25_000)
      #expect(clock.secondsLeft(of: 60_000) == 53)
    }
  }
#endif
