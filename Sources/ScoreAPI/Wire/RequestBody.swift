/// The body of a request. The server rejects unknown fields, so that no client can set a value that
/// it must not set.
package protocol RequestBody: Codable, Sendable {
  /// The names of all its fields, required and optional.
  static var fields: Set<String> { get }
}
