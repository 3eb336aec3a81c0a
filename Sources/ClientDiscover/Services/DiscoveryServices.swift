import ClientCore
import Discovery

/// The services that are asked for books, from the settings and the environment.
package struct DiscoveryServices: Hashable, Sendable {
  /// The address of Open Library.
  let openLibrary: String
  /// The address of its covers.
  let covers: String
  /// The address of Project Gutenberg.
  let gutenberg: String
  /// The catalogs that come with the program.
  let ownCatalogs: [String]
  /// The catalogs of the player.
  let catalogs: [String]
  /// How the operators of services can reach the player, if they can.
  let contact: String?

  private static let gutenbergMark = "gutenberg="

  /// `WORDHOARD_CATALOGS` replaces all catalogs. In it, `gutenberg=ADDRESS` is the address of Project Gutenberg.
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
