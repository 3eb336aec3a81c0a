/// An error with a `ClientError` that shows it to the player.
package protocol ClientErrorConvertible: Error {
  /// The error to show to the player.
  var clientError: ClientError { get }
}
