import ClientCore
import Discovery

/// The services to ask for books, from the environment, else the settings, else the defaults.
package struct DiscoveryServices: Hashable, Sendable {
  /// The base address of Open Library.
  let openLibrary: String
  /// The base address of Open Library's covers.
  let covers: String
  /// The base address of Project Gutenberg.
  let gutenberg: String
  /// The addresses of the catalogs that come with the program.
  let ownCatalogs: [String]
  /// The addresses of the catalogs that the player added.
  let catalogs: [String]
  /// The player's contact address for the operators of services; nil if there is none.
  let contact: String?

  private static let gutenbergMark = "gutenberg="

  /// `WORDHOARD_CATALOGS` replaces the program's catalogs: addresses separated by spaces. In it,
  /// `gutenberg=ADDRESS` sets the address of Project Gutenberg.
  init(_ settings: Settings, environment: [String: String]) {
    func value(_ name: String, _ key: Settings.Key, _ usual: String) -> String {
      if let address = environment[name], !address.isEmpty { return address }
      return settings[key] == key.defaultValue ? usual : settings[key]
    }
    openLibrary = value("WORDHOARD_OPENLIBRARY", .openLibrary, OpenLibrary.address)
    covers = value("WORDHOARD_COVERS", .covers, OpenLibrary.coverAddress)
    let contact = value("WORDHOARD_CONTACT", .contact, "")
    self.contact = contact.isEmpty ? nil : contact
    if let list = environment["WORDHOARD_CATALOGS"], !list.isEmpty {
      let items = list.split(separator: " ").map(String.init)
      let mark = DiscoveryServices.gutenbergMark
      gutenberg =
        items.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        ?? CatalogReader.gutenberg
      ownCatalogs = items.filter { !$0.hasPrefix(mark) }
    } else {
      gutenberg = CatalogReader.gutenberg
      ownCatalogs = [CatalogReader.standardEbooks]
    }
    catalogs = settings.catalogs
  }
}
