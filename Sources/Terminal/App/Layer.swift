/// A screen on the stack, without the type of its messages.
struct Layer: Sendable {
  let id: Int
  var screen: any Screen
  /// The time of the screen's next tick, in milliseconds of the app's clock; nil if it wants none.
  var tickAt: Int?

  /// Handles a key with the bindings of the screen.
  ///
  /// - Returns: the effects; nil if the screen does not bind the key.
  mutating func take(bound key: Key) -> [Effect<any Sendable>]? {
    guard let message = Layer.message(bound: key, of: screen) else { return nil }
    return take(message: message)
  }

  private static func message<S: Screen>(bound key: Key, of screen: S) -> (any Sendable)? {
    screen.bindings.first { $0.keys.contains(key) }?.message(key)
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
    Layer.hints(of: screen, names)
  }

  private static func hints(
    of screen: some Screen, _ names: KeyNames
  ) -> [(hint: Hint, isHinted: Bool)] {
    screen.bindings.compactMap { binding in
      binding.hint(names).map { ($0, binding.isHinted) }
    }
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
