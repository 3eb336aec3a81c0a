package import Terminal

extension Settings {
  /// The colors.
  package var theme: Theme { Theme(rawValue: self[.theme]) ?? .dark }
}
