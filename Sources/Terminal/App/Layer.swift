/// A screen on the stack, whatever its messages are.
struct Layer: Sendable {
  let id: Int
  var screen: any Screen
  /// When it wants a tick, in milliseconds; nil while nothing moves.
  var tickAt: Int?

  /// An effect whose messages are of no known type.
  enum Outcome: Sendable {
    case quit, close, help
    case open(any Screen)
    case replace(any Screen)
    case run(label: String, cancelled: (any Sendable)?, replacesEarlier: Bool, body: App.Body)
    case copy(String)
    case toast(Toast)
    case theme(Theme, isKept: Bool)
  }

  /// Lets the screen take a key that one of its bindings has.
  ///
  /// - Returns: what it asks for; nil where none has it.
  mutating func take(bound key: Key) -> [Outcome]? {
    guard let message = Layer.message(bound: key, of: screen) else { return nil }
    return take(message: message)
  }

  private static func message<S: Screen>(bound key: Key, of screen: S) -> (any Sendable)? {
    screen.bindings.first { $0.keys.contains(key) }?.message(key)
  }

  /// Lets the screen take what none of its bindings has.
  ///
  /// - Returns: what it asks for; nil where the input means nothing to it.
  mutating func take(_ input: Input) -> [Outcome]? {
    let (changed, outcomes) = Layer.taken(input, by: screen)
    screen = changed
    return outcomes
  }

  /// Lets the screen take a message of its own.
  mutating func take(message: any Sendable) -> [Outcome] {
    let (changed, outcomes) = Layer.taken(message: message, by: screen)
    screen = changed
    return outcomes
  }

  mutating func fit(_ size: Size) { screen.fit(size) }

  /// What the keys of the screen do.
  var hints: [(hint: Hint, isHinted: Bool)] { Layer.hints(of: screen) }

  private static func hints(of screen: some Screen) -> [(hint: Hint, isHinted: Bool)] {
    screen.bindings.map {
      (Hint(keys: $0.keysTold, label: $0.label, key: $0.keys.first), $0.isHinted)
    }
  }

  private static func taken<S: Screen>(_ input: Input, by screen: S) -> (S, [Outcome]?) {
    guard let message = screen.message(for: input) else { return (screen, nil) }
    var screen = screen
    let effects = screen.update(message)
    return (screen, effects.map(erased))
  }

  private static func taken<S: Screen>(message: any Sendable, by screen: S) -> (S, [Outcome]) {
    guard let message = message as? S.Message else { return (screen, []) }
    var screen = screen
    let effects = screen.update(message)
    return (screen, effects.map(erased))
  }

  private static func erased<Message>(_ effect: Effect<Message>) -> Outcome {
    switch effect {
    case .quit: .quit
    case .close: .close
    case .help: .help
    case .open(let screen): .open(screen)
    case .replace(let screen): .replace(screen)
    case .run(let work):
      .run(
        label: work.label, cancelled: work.cancelled, replacesEarlier: work.replacesEarlier
      ) { report in await work.body(report) }
    case .copy(let text): .copy(text)
    case .toast(let toast): .toast(toast)
    case .theme(let theme, let isKept): .theme(theme, isKept: isKept)
    }
  }
}
