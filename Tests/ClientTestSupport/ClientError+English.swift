package import ClientCore
import Messages

extension ClientError {
  /// The line in English.
  package var message: String { text(in: .english) }
}
