/// Selects the language of the interface.
package enum InterfaceLanguage {
  /// The language of the texts in the source, which needs no catalogue.
  package static let source = "en"

  /// The interface language: the setting `interface`, else the language of the environment, else
  /// English.
  ///
  /// As in gettext, the list in `LANGUAGE` comes before `LC_ALL`, `LC_MESSAGES` and `LANG`, and is
  /// ignored if the first of these that is set is `C` or `POSIX`. No locale needs to be installed.
  ///
  /// - Parameters:
  ///   - setting: a language tag; nil, empty or `auto` to follow the environment.
  ///   - environment: the environment of the process.
  ///   - available: the languages with a catalogue; evaluated only if a language is requested.
  /// - Returns: one of `available`, or `en`.
  package static func preferred(
    setting: String?, environment: [String: String], available: @autoclosure () -> [String]
  ) -> String {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    var wanted: [String] = []
    if let setting, setting != "auto" { wanted.append(setting) }
    if locale != "C", locale != "POSIX" {
      let list = (environment["LANGUAGE"] ?? "").split(separator: ":").prefix(20)
      wanted += list.map(String.init) + (locale.map { [$0] } ?? [])
    }
    guard !wanted.isEmpty else { return source }
    let available = available()
    return wanted.lazy.compactMap { match($0, in: available) }.first ?? source
  }

  /// The available language that best matches the name of a locale: for `de_AT.UTF-8@euro`,
  /// `de_AT`, else `de`.
  ///
  /// - Returns: nil if none matches, as for `C`.
  package static func match(_ locale: String, in available: [String]) -> String? {
    let name = normalized(locale.prefix { $0 != "." && $0 != "@" })
    guard !name.isEmpty, name.utf8.count <= 40 else { return nil }
    let candidates = available.contains(source) ? available : available + [source]
    var wanted = name[...]
    while true {
      if let found = candidates.first(where: { normalized($0) == wanted }) { return found }
      guard let cut = wanted.lastIndex(of: "-") else { return nil }
      wanted = wanted[..<cut]
    }
  }

  private static func normalized(_ tag: some StringProtocol) -> String {
    tag.lowercased().split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: "-")
  }
}
