package import Foundation
package import GameEngine
package import Messages

/// What the process gives the client: time, chance, input and output, the way to a server, its environment
/// and other programs. `process(environment:)` has the real ones, tests make their own.
package struct Host: Sendable {
  /// The player's clock and calendar.
  package var now: @Sendable () -> Moment
  /// Milliseconds of a clock that never runs backwards.
  package var uptimeMillis: @Sendable () -> Int
  /// 64 bits that nobody can foresee.
  package var randomBits: @Sendable () -> UInt64
  /// The rules of dailies and runs, and when each comes into force.
  package var rulesets = RulesetSchedule.standard
  /// Where lines come from.
  package var input: any LineSource
  /// Where results go.
  package var output: any TextSink
  /// Where errors and remarks go.
  package var errors: any TextSink
  /// What the output can show.
  package var display: Display
  /// How many columns there are now, where that can change.
  package var measureWidth: (@Sendable () -> Int)?
  /// What carries requests to a server.
  package var connect: @Sendable (ServerAddress) -> any Transport = { HTTPTransport($0) }
  /// Waits for so many milliseconds.
  package var sleep: @Sendable (_ millis: Int) async throws -> Void = { millis in
    try await Task.sleep(for: .milliseconds(millis))
  }
  /// The program itself, to be started again.
  package var executable = "wordhoard"
  /// The program's sentences in the player's language.
  package var messages = Messages.english
  /// The environment of the process.
  package var environment: [String: String] = [:]
  /// Runs another program with this input; nil where there is none of this name. See `ProgramRunner`.
  package var run:
    @Sendable (_ program: String, _ arguments: [String], _ input: Data) -> ProgramOutcome? = {
      _, _, _ in nil
    }

  /// A host.
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

  /// A new random id (a UUID of version 4, RFC 9562).
  package func makeID() -> EventID {
    EventID(
      high: randomBits() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
      low: randomBits() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}
