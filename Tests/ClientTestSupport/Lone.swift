package import ArgumentParser
package import ClientCore
package import GameEngine
package import Terminal

/// A feature that can be tested without the others.
package protocol LoneFeature: CommandFeature {
  /// The screen of a destination; nil if another feature has it.
  func screen(of destination: Destination) -> (any Screen)?

  /// The screen with which the program starts; nil if another feature has it.
  var home: (any Screen)? { get }
}

extension LoneFeature {
  package var home: (any Screen)? { nil }
}

/// A program of one feature. Screens of other features only show their name, and their services throw.
package struct Lone<Feature: LoneFeature>: TestedProgram {
  package let core: Core

  package init(host: Host, options: Options, and further: [any ItemSource]) throws {
    core = try Core(host: host, options: options, and: further) { Unconnected<Feature>(core: $0) }
  }

  private init(_ core: Core) { self.core = core }

  package var feature: Feature { Feature(core) }

  package static var commands: [any ParsableCommand.Type] {
    (Array(Feature.commands.values) + Array(Core.commands.values)).flatMap(\.self)
  }

  package func screen(_ destination: Destination) -> any Screen { core.links.screen(destination) }

  /// The program with remarks as toasts.
  fileprivate func onScreen(inbox: Inbox) -> Lone {
    var host = core.host
    host.errors = Toasts(inbox: inbox)
    host.display.isInteractive = false
    return Lone(core.on(host))
  }
}

private struct Toasts: TextSink {
  let inbox: Inbox

  func emit(_ text: String) { inbox.post(.toast(Toast(text))) }
}

#if FullScreen
  extension Stage {
    /// Starts at a destination above home, or at home.
    package convenience init<Feature>(
      _ program: Lone<Feature>, at destination: Destination? = nil, theme: Theme = .dark,
      size: Size = Size(width: 80, height: 24), isSlow: Bool = false
    ) async {
      await self.init(isSlow: isSlow, size: size) { inbox in
        let program = program.onScreen(inbox: inbox)
        let home = program.feature.home ?? NameScreen(name: "home")
        return App(
          [home] + (destination.map { [program.screen($0)] } ?? []), theme: theme,
          labels: AppLabels(program.core.messages))
      }
    }
  }
#endif
