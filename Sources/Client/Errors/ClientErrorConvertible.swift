/// An error of a feature that knows how it is shown to the player.
package protocol ClientErrorConvertible: Error {
  /// The error as it is shown to the player.
  var clientError: ClientError { get }
}
