import ClientCore
import Messages

extension ClientError {
  /// The line in English.
  var message: String { text(in: .english) }
}
