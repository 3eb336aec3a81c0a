/// The body of a request. A key that it does not have is refused, so that nobody can slip a value
/// in.
package protocol RequestBody: Codable, Sendable {
  /// The names of its fields.
  static var fields: Set<String> { get }
}
