/// Why WordNet cannot be read.
package enum WordNetError: Error, Hashable, Sendable {
  /// A file of WordNet does not exist.
  case missing(file: String)
  /// A file of WordNet exists but cannot be read.
  case unreadable(file: String, reason: String)

  /// The stable error code, for scripts.
  package var code: String {
    switch self {
    case .missing: "wordnet_missing"
    case .unreadable: "wordnet_unreadable"
    }
  }
}

extension WordNetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file): WordNet is not installed here (Debian and Ubuntu: package wordnet-base)"
    case .unreadable(let file, let reason):
      "\(file): this file of WordNet cannot be read: \(reason)"
    }
  }
}
