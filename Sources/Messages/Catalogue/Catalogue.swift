/// The translations of one language, indexed for look-up. An entry is found in O(1).
package struct Catalogue: Sendable {
  private struct Key: Hashable {
    let context: String?
    let id: String
  }

  private let translations: [Key: [String]]
  private let rule: PluralRule

  /// A catalogue without translations, for the language of the source.
  package static let empty = Catalogue()

  private init() {
    translations = [:]
    rule = .english
  }

  /// Indexes the translations of a file.
  ///
  /// - Throws: `POError` if two entries have the same key, `Plural-Forms` is not valid, or an entry
  ///   has another number of forms.
  package init(_ file: POFile) throws(POError) {
    if let forms = file.header["Plural-Forms"] {
      guard let rule = PluralRule(header: forms) else {
        throw POError(.pluralForms, line: 1)
      }
      self.rule = rule
    } else {
      rule = .english
    }
    var translations: [Key: [String]] = [:]
    translations.reserveCapacity(file.entries.count)
    for entry in file.entries {
      let isPlural = entry.pluralID != nil
      guard entry.translations.count == (isPlural ? rule.count : 1) else {
        throw POError(.wrongNumberOfForms, line: entry.line)
      }
      let key = Key(context: entry.context, id: entry.id)
      guard translations.updateValue(entry.translations, forKey: key) == nil else {
        throw POError(.duplicate, line: entry.line)
      }
    }
    self.translations = translations
  }

  /// The number of translated messages.
  package var count: Int { translations.count }

  /// The translation of a text; nil if there is none.
  func translation(of id: String, context: String?) -> String? {
    translations.isEmpty ? nil : translations[Key(context: context, id: id)]?.first
  }

  /// The translation of a text for a number; nil if there is none. The sign of the number is ignored.
  func translation(of id: String, count: Int, context: String?) -> String? {
    guard !translations.isEmpty, let forms = translations[Key(context: context, id: id)] else {
      return nil
    }
    let form = rule.form(for: Int(clamping: count.magnitude))
    return forms.indices ~= form ? forms[form] : forms.last
  }
}
