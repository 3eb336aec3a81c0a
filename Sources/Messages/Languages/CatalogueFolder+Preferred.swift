extension CatalogueFolder {
  /// The texts in the player's preferred language; in English if its catalogue cannot be read.
  ///
  /// - Parameters:
  ///   - setting: the setting `interface`; nil to follow the environment.
  ///   - environment: the process's environment.
  package func preferredMessages(setting: String?, environment: [String: String]) -> Messages {
    let language = InterfaceLanguage.preferred(
      setting: setting, environment: environment, available: languages)
    return (try? messages(in: language)) ?? .english
  }
}
