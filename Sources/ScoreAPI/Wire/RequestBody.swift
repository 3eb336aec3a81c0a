/// The body of a request. Unknown fields are rejected, so that no client can set a value that it must
/// not set.
package protocol RequestBody: Codable, Sendable {
  /// The names of its fields.
  static var fields: Set<String> { get }
}
