/// The choice of the interface's language.
package enum InterfaceLanguage {
  /// The language of the texts in the source, which needs no catalogue.
  package static let source = "en"

  /// The language to speak: the setting `interface`, else the environment's, else English.
  ///
  /// As with gettext, `LANGUAGE` is a list that goes before `LC_ALL`, `LC_MESSAGES` and `LANG`, and is
  /// ignored where these say `C` or `POSIX`. No locale needs to be installed.
  ///
  /// - Parameters:
  ///   - setting: a language tag; nil, empty or `auto` leaves it to the environment.
  ///   - environment: the process's environment.
  ///   - available: the languages that have a catalogue.
  /// - Returns: one of `available`, or `en`.
  package static func preferred(
    setting: String?, environment: [String: String], available: [String]
  ) -> String {
    if let setting, !setting.isEmpty, setting != "auto",
      let language = match(setting, in: available)
    {
      return language
    }
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    if locale == "C" || locale == "POSIX" { return source }
    let wishes = (environment["LANGUAGE"] ?? "").split(separator: ":").prefix(20).map(String.init)
    for wish in wishes + [locale].compactMap({ $0 }) {
      if let language = match(wish, in: available) { return language }
    }
    return source
  }

  /// The available language that suits a locale's name best: `de_AT.UTF-8@euro` is answered by `de_AT`,
  /// else by `de`.
  ///
  /// - Returns: nil where none does, also for `C`.
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
