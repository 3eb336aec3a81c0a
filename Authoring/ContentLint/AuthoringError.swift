package import Lexicon

/// Why a pack cannot be checked, or its files cannot be computed, with the remedy.
package enum AuthoringError: Error, Hashable, Sendable {
  /// A file of the pack, or of a source about English, cannot be used.
  case content(ContentError)
  /// WordNet cannot be used.
  case wordNet(WordNetError)

  /// The error of a check or an update; nil for errors of other libraries.
  package init?(_ error: any Error) {
    switch error {
    case let error as ContentError: self = .content(error)
    case let error as WordNetError: self = .wordNet(error)
    default: return nil
    }
  }

  /// Whether a file is missing or cannot be read; otherwise its contents are wrong.
  package var isUnreadable: Bool {
    switch self {
    case .content(let error): error.kind == .unreadable
    case .wordNet: true
    }
  }

  /// The Debian package that contains what is missing.
  private var source: String? {
    switch self {
    case .content(let error) where error.file == SystemWordList.defaultPath: "wamerican"
    case .content(let error) where error.file.hasPrefix(SpellingBands.defaultDirectory): "scowl"
    // Its own text names the package if it is missing.
    case .content, .wordNet: nil
    }
  }
}

extension AuthoringError: CustomStringConvertible {
  package var description: String {
    let problem =
      switch self {
      case .content(let error): "\(error)"
      case .wordNet(let error): "\(error)"
      }
    return source.map { "\(problem); install \($0)" } ?? problem
  }
}
