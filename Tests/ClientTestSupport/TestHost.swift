package import ClientCore
import Discovery
package import GameEngine
import HTTPClient
import Synchronization
import TestSupport

/// Collects written text.
package final class CollectedText: TextSink {
  private let collected = Mutex("")

  package init() {}

  package var text: String { collected.withLock { $0 } }

  package func emit(_ text: String) { collected.withLock { $0 += text } }

  /// Returns the collected text and clears it.
  package func taken() -> String {
    collected.withLock { text in
      defer { text = "" }
      return text
    }
  }
}

/// Types lines one after another, with the echo of a terminal.
package final class TypedLines: LineSource {
  private let waiting: Mutex<[InputLine]>
  private let echo: CollectedText?

  package init(_ lines: [InputLine], echo: CollectedText? = nil) {
    waiting = Mutex(lines)
    self.echo = echo
  }

  package func nextSecret() -> InputLine? {
    echo?.emit("\n")
    return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  package func next() -> InputLine? {
    let line = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    switch line {
    case .text(let text): echo?.emit(text + "\n")
    case .notText: echo?.emit("(not text)\n")
    case .tooLong: echo?.emit("(too long)\n")
    case nil: break
    }
    return line
  }
}

/// The clocks and random bits of a test: a wall clock that the test sets, an uptime that advances with each
/// reading, and bits from a seed.
package final class TestClock: Sendable {
  private let moment: Mutex<Moment>
  private let uptime = Mutex(0)
  private let generator: Mutex<SeededGenerator>
  private let step: Int

  package init(_ moment: Moment = TestClock.noon(), step: Int = 700, seed: UInt64 = 1) {
    self.moment = Mutex(moment)
    self.step = step
    generator = Mutex(SeededGenerator(seed: seed))
  }

  package var now: Moment {
    get { moment.withLock { $0 } }
    set { moment.withLock { $0 = newValue } }
  }

  package func tick() -> Int {
    uptime.withLock { time in
      time += step
      return time
    }
  }

  package func bits() -> UInt64 { generator.withLock { $0.next() } }

  /// Noon of a day after the first daily's, an hour east of UTC.
  package static func noon(day: Int = 0) -> Moment {
    let date = FixturePool.firstDate.adding(days: day)
    return Moment(instant: Int64(date.dayNumber) * 86_400_000 + 11 * 3_600_000, offset: 3600)
  }
}

/// A host of test doubles, and access to each of them.
package struct TestHost {
  package let clock: TestClock
  package let output = CollectedText()
  package let errors = CollectedText()
  package var display: Display
  /// The environment; its `PATH` has the other programs.
  package var environment: [String: String] = [:]
  /// The rules of dailies and runs.
  package var rulesets = RulesetSchedule.standard
  /// The server of every connection.
  package let server = FakeServer()

  package init(clock: TestClock = TestClock(), display: Display = Display()) {
    self.clock = clock
    self.display = display
  }

  /// A host with these lines as its input.
  package func host(typing lines: [InputLine] = []) -> Host {
    var host = Host(
      now: { [clock] in clock.now }, uptimeMillis: { [clock] in clock.tick() },
      randomBits: { [clock] in clock.bits() },
      input: TypedLines(lines, echo: display.isInteractive ? output : nil), output: output,
      errors: errors, display: display)
    host.connect = { [server] address in server.transport(to: address.origin) }
    // Services are asked without pauses.
    host.services = { settings in
      var settings = settings
      settings.spacing = .zero
      return ServiceClient(HTTPClient(.init(environment: [:])), settings: settings)
    }
    host.environment = environment
    host.rulesets = rulesets
    let programs = ProgramRunner(environment: environment)
    host.run = { programs.run($0, $1, input: $2) }
    host.runUntilCancelled = { await programs.runUntilCancelled($0, $1) }
    // Pauses take no time.
    host.sleep = { [server] millis in try await server.sleep(millis) }
    return host
  }

  package func host(typing lines: [String]) -> Host { host(typing: lines.map { .text($0) }) }
}

extension Display {
  /// A terminal that shows plain text and echoes what is typed.
  package static func terminal(width: Int = 80, isUnicode: Bool = true) -> Display {
    Display(width: width, isUnicode: isUnicode, isInteractive: true)
  }
}
