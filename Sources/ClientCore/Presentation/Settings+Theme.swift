package import Terminal

extension Settings {
  /// The colors that the settings name; `dark` if this version does not know the name.
  package var theme: Theme { Theme(rawValue: self[.theme]) ?? .dark }
}
