import ArgumentParser
import ClientCore
import ClientTestSupport
import Terminal

@testable import wordhoard

/// A player of the whole program.
typealias Player = TestPlayer<Composition>

extension Composition: TestedProgram {
  static var commands: [any ParsableCommand.Type] { WordhoardCommand.configuration.subcommands }
}

#if FullScreen
  extension Stage {
    /// Starts a program.
    ///
    /// - Parameters:
    ///   - isFirst: whether it starts with the first steps.
    ///   - isSlow: whether background work waits for `finish()`.
    convenience init(
      _ program: Composition, _ start: Start = .home, theme: Theme = .dark,
      size: Size = Size(width: 80, height: 24), isFirst: Bool = false, isSlow: Bool = false
    ) async {
      await self.init(isSlow: isSlow, size: size) { inbox in
        program.onScreen(inbox: inbox).app(start, theme: theme, isFirst: isFirst)
      }
    }
  }
#endif
