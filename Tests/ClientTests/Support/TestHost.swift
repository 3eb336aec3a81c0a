import Client
import FrontEnds
import GameEngine
import Synchronization
import TestSupport

/// Collects what is written.
final class CollectedText: TextSink {
  private let collected = Mutex("")

  var text: String { collected.withLock { $0 } }

  func write(_ text: String) { collected.withLock { $0 += text } }

  /// What was collected, which then is forgotten.
  func taken() -> String {
    collected.withLock { text in
      defer { text = "" }
      return text
    }
  }
}

/// Types lines one after another, and shows them on a screen as a terminal would.
final class TypedLines: LineSource {
  private let waiting: Mutex<[InputLine]>
  private let echo: CollectedText?

  init(_ lines: [InputLine], echo: CollectedText? = nil) {
    waiting = Mutex(lines)
    self.echo = echo
  }

  func nextSecret() -> InputLine? {
    echo?.write("\n")
    return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  func next() -> InputLine? {
    let line = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    switch line {
    case .text(let text): echo?.write(text + "\n")
    case .notText: echo?.write("(not text)\n")
    case .tooLong: echo?.write("(too long)\n")
    case nil: break
    }
    return line
  }
}

/// The time and the chance of a test: a wall clock that is set by hand, a clock that counts on with
/// every look at it, and bits that follow from a seed.
final class TestClock: Sendable {
  private let moment: Mutex<Moment>
  private let uptime = Mutex(0)
  private let generator: Mutex<SeededGenerator>
  private let step: Int

  init(_ moment: Moment = TestClock.noon(), step: Int = 700, seed: UInt64 = 1) {
    self.moment = Mutex(moment)
    self.step = step
    generator = Mutex(SeededGenerator(seed: seed))
  }

  var now: Moment {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }

  func tick() -> Int {
    uptime.withLock { time in
      time += step
      return time
    }
  }

  func bits() -> UInt64 { generator.withLock { $0.next() } }

  /// Noon of a day after the first daily's, an hour east of UTC.
  static func noon(day: Int = 0) -> Moment {
    let date = FixturePool.firstDate.adding(days: day)
    return Moment(instant: Int64(date.dayNumber) * 86_400_000 + 11 * 3_600_000, offset: 3600)
  }
}

/// A host of test doubles, with hands on each of them.
struct TestHost {
  let clock: TestClock
  let output = CollectedText()
  let errors = CollectedText()
  var display: Display
  /// The environment, which tells by `PATH` what other programs there are.
  var environment: [String: String] = [:]
  /// The rules of dailies and runs.
  var rulesets = RulesetSchedule.standard
  /// What is at the other end of every connection.
  let server = FakeServer()

  init(clock: TestClock = TestClock(), display: Display = Display()) {
    self.clock = clock
    self.display = display
  }

  /// The host, on which these lines are typed.
  func host(typing lines: [InputLine] = []) -> Host {
    var host = Host(
      now: { [clock] in clock.now }, uptimeMillis: { [clock] in clock.tick() },
      randomBits: { [clock] in clock.bits() },
      input: TypedLines(lines, echo: display.isInteractive ? output : nil), output: output,
      errors: errors, display: display)
    host.connect = { [server] address in FakeTransport(server: server, origin: address.origin) }
    host.environment = environment
    host.rulesets = rulesets
    host.run = { [environment] in ProgramRunner(environment: environment).run($0, $1, input: $2) }
    // Pauses are over at once.
    host.sleep = { [server] millis in try await server.sleep(millis) }
    return host
  }

  func host(typing lines: [String]) -> Host { host(typing: lines.map { .text($0) }) }
}

extension Display {
  /// A terminal that shows plain text and echoes what is typed.
  static func terminal(width: Int = 80, isUnicode: Bool = true) -> Display {
    Display(width: width, isUnicode: isUnicode, isInteractive: true)
  }
}
