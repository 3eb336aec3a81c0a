/// A screen on the stack, without the type of its messages.
struct Layer: Sendable {
  let id: Int
  private(set) var screen: any Screen { didSet { bindings = Layer.bindings(of: screen) } }
  /// The bindings of the screen in its present state, which each key, footer and help needs.
  private var bindings: [Binding<any Sendable>]
  /// The time of the screen's next tick, in milliseconds of the app's clock; nil if it wants none.
  var tickAt: Int?

  /// The layer of a screen, which is not fitted yet.
  init(id: Int, screen: any Screen) {
    (self.id, self.screen) = (id, screen)
    bindings = Layer.bindings(of: screen)
  }

  private static func bindings(of screen: some Screen) -> [Binding<any Sendable>] {
    screen.bindings.map(\.erased)
  }

  /// Handles a key with the bindings of the screen.
  ///
  /// - Returns: the effects; nil if the screen does not bind the key.
  mutating func take(bound key: Key) -> [Effect<any Sendable>]? {
    bindings.first { $0.keys.contains(key) }.map { take(message: $0.message(key)) }
  }

  /// Handles input that the screen does not bind.
  ///
  /// - Returns: the effects; nil if the screen ignores the input.
  mutating func take(_ input: Input) -> [Effect<any Sendable>]? {
    let (changed, effects) = Layer.taken(input, by: screen)
    screen = changed
    return effects
  }

  /// Handles a message for the screen. Ignores messages of another screen's type.
  mutating func take(message: any Sendable) -> [Effect<any Sendable>] {
    let (changed, effects) = Layer.taken(message: message, by: screen)
    screen = changed
    return effects
  }

  mutating func fit(_ size: Size) { screen.fit(size) }

  /// The hints for the bindings of the screen, and whether the footer shows them.
  func hints(_ names: KeyNames) -> [(hint: Hint, isHinted: Bool)] {
    bindings.compactMap { binding in binding.hint(names).map { ($0, binding.isHinted) } }
  }

  private static func taken<S: Screen>(_ input: Input, by screen: S) -> (S, [Effect<any Sendable>]?)
  {
    guard let message = screen.message(for: input) else { return (screen, nil) }
    var screen = screen
    let effects = screen.update(message)
    return (screen, effects.map(\.erased))
  }

  private static func taken<S: Screen>(message: any Sendable, by screen: S) -> (
    S, [Effect<any Sendable>]
  ) {
    guard let message = message as? S.Message else { return (screen, []) }
    var screen = screen
    let effects = screen.update(message)
    return (screen, effects.map(\.erased))
  }
}
