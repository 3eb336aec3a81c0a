/// An error that can be converted to a `ClientError`.
package protocol ClientErrorConvertible: Error {
  /// The error to show to the player.
  var clientError: ClientError { get }
}
