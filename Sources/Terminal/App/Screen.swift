/// A screen: a value that messages change and that draws itself, as in the Elm architecture. It
/// never waits; slow work is an effect.
///
/// ```swift
/// struct Counter: Screen {
///   var (title, count) = ("Counter", 0)
///   var bindings: [Binding<Int>] { [Binding(.up, "add one", 1)] }
///   mutating func update(_ step: Int) -> [Effect<Int>] { count += step; return [] }
///   func draw(in area: Area) { area.put("\(count)") }
/// }
/// ```
package protocol Screen: Sendable {
  /// The type of the messages that change it.
  associatedtype Message: Sendable

  /// The place in the title bar; empty for the name of the program.
  var title: String { get }
  /// What the right end of the title bar shows, such as a score; the first line of it, empty for none.
  var aside: RichText { get }
  /// What the title bar shows while a screen above this one has no `aside` of its own.
  var asideAbove: RichText { get }
  /// The keys that work now. Hints and help show them.
  var bindings: [Binding<Message>] { get }
  /// Whether characters are typed into a field now, so that `?` is text and not a command.
  var takesText: Bool { get }
  /// Whether the app's search may open above it. False where a key that is pressed by mistake costs something.
  var opensSearch: Bool { get }
  /// Milliseconds until the next `Input.tick`; nil if nothing moves.
  var tickMillis: Int? { get }

  /// The message for input that `bindings` does not contain; nil to ignore it.
  func message(for input: Input) -> Message?
  /// Adapts to the size of the screen. The app calls it before the first frame and after every
  /// change of size.
  mutating func fit(_ size: Size)
  /// Handles a message. The app draws the screen afterwards.
  ///
  /// - Returns: the effects, in order.
  mutating func update(_ message: Message) -> [Effect<Message>]
  /// Draws the whole screen. The area has been cleared.
  func draw(in area: Area)
}

extension Screen {
  package var aside: RichText { "" }
  package var asideAbove: RichText { "" }
  package var takesText: Bool { false }
  package var opensSearch: Bool { true }
  package var tickMillis: Int? { nil }
  package func message(for input: Input) -> Message? { nil }
  package mutating func fit(_ size: Size) {}
}
