/// A screen: a value that messages change and that draws itself, as in the Elm architecture. It waits for
/// nothing; what takes time is an effect.
package protocol Screen: Sendable {
  /// What can happen to it.
  associatedtype Message: Sendable

  /// What stands at its top.
  var title: String { get }
  /// What keys do now.
  var bindings: [Binding<Message>] { get }
  /// Whether letters are typed into a field now, so that none of them is a command.
  var takesText: Bool { get }
  /// In how many milliseconds it wants a tick; nil while nothing moves.
  var tickMillis: Int? { get }

  /// The message of what no binding takes; nil where that means nothing here.
  func message(for input: Input) -> Message?
  /// Takes in the size of what it is drawn in, before anything else and whenever that changes.
  mutating func fit(_ size: Size)
  /// Takes a message.
  ///
  /// - Returns: what is to be done.
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
