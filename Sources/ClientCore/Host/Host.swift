package import Discovery
package import FoundationEssentials
package import GameEngine
import HTTPClient
package import Messages

/// The interface of the client to its process: the clock, random numbers, input and output, connections, the
/// environment and other programs. `process(environment:)` returns the real one, tests make their own.
package struct Host: Sendable {
  /// The player's clock and calendar.
  package var now: @Sendable () -> Moment
  /// Milliseconds of a clock that never runs backwards.
  package var uptimeMillis: @Sendable () -> Int
  /// 64 random bits, cryptographically secure.
  package var randomBits: @Sendable () -> UInt64
  /// The rules of dailies and runs with their dates.
  package var rulesets = RulesetSchedule.standard
  /// The source of input lines.
  package var input: any LineSource
  /// The output for results, such as standard output.
  package var output: any TextSink
  /// The output for errors and remarks.
  package var errors: any TextSink
  /// The capabilities of the output.
  package var display: Display
  /// Measures the columns of a window that can be resized.
  package var measureWidth: (@Sendable () -> Int)?
  /// Shows a text of `rows` lines in the player's pager; returns false if it fits the screen or
  /// there is no pager.
  package var page: (@Sendable (_ text: String, _ rows: Int) -> Bool)?
  /// The transport to a server.
  package var connect: @Sendable (ServerAddress) -> Transport = { _ in
    { request async throws(HTTPFailure) in try await HTTPClient.ofProcess.send(request) }
  }
  /// Provides the client that asks services for books; the same one for the same settings.
  package var services: @Sendable (ServiceClient.Settings) -> ServiceClient = {
    SharedServices.client($0)
  }
  /// Waits for a number of milliseconds; throws if the task is cancelled. Tests replace it.
  package var sleep: @Sendable (_ millis: Int) async throws -> Void = { millis in
    try await Task.sleep(for: .milliseconds(millis))
  }
  /// The path of the program itself.
  package var executable = "wordhoard"
  /// The texts of the interface in the player's language.
  package var messages: Messages {
    get { lazyMessages.value }
    set { lazyMessages = Lazy { newValue } }
  }
  /// The texts of the interface, which are read on first use.
  package var lazyMessages = Lazy { Messages.english }
  /// The environment of the process.
  package var environment: [String: String] = [:]
  /// Runs another program with this input; nil if there is none with this name. See `ProgramRunner`.
  package var run:
    @Sendable (_ program: String, _ arguments: [String], _ input: Data) -> ProgramOutcome? = {
      _, _, _ in nil
    }
  /// Runs another program without input, and kills it if the task is cancelled; nil if there is none with this name.
  package var runUntilCancelled:
    @Sendable (_ program: String, _ arguments: [String]) async -> ProgramOutcome? = { _, _ in nil }

  package init(
    now: @escaping @Sendable () -> Moment, uptimeMillis: @escaping @Sendable () -> Int,
    randomBits: @escaping @Sendable () -> UInt64, input: any LineSource, output: any TextSink,
    errors: any TextSink, display: Display
  ) {
    self.now = now
    self.uptimeMillis = uptimeMillis
    self.randomBits = randomBits
    self.input = input
    self.output = output
    self.errors = errors
    self.display = display
  }

  /// A new random ID (a UUID of version 4, RFC 9562).
  package func makeID() -> EventID {
    EventID(
      high: randomBits() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
      low: randomBits() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}
