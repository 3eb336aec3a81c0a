/// A screen: a value that messages change and that draws itself, as in the Elm architecture. It never waits;
/// slow work is an effect.
package protocol Screen: Sendable {
  /// The messages that change it.
  associatedtype Message: Sendable

  /// The text in the title bar.
  var title: String { get }
  /// The keys that work now.
  var bindings: [Binding<Message>] { get }
  /// Whether letters are typed into a field now, and are not commands.
  var takesText: Bool { get }
  /// Milliseconds until the next tick; nil if nothing moves.
  var tickMillis: Int? { get }

  /// The message for input that no binding has; nil to ignore it.
  func message(for input: Input) -> Message?
  /// Adapts to the size of the screen, at first and after every change.
  mutating func fit(_ size: Size)
  /// Handles a message.
  ///
  /// - Returns: the effects.
  mutating func update(_ message: Message) -> [Effect<Message>]
  /// Draws it.
  func draw(in area: Area)
}

extension Screen {
  package var takesText: Bool { false }
  package var tickMillis: Int? { nil }
  package func message(for input: Input) -> Message? { nil }
  package mutating func fit(_ size: Size) {}
}
