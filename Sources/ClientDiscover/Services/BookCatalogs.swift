package import ClientCore
package import Discovery
import GameEngine
import Messages

/// The catalogs in which the player finds books.
package struct BookCatalogs: Sendable {
  /// The address of a catalog, and who added it.
  package struct Catalog: Hashable, Sendable {
    /// The address of its first page.
    package let address: String
    /// Whether it comes with the program. Such a catalog cannot be removed.
    package let isOwn: Bool
  }

  private let store: PlayerStore
  private let answers: DiscoveryStore
  private let host: Host

  /// - Parameters:
  ///   - answers: the stored answers. Removing a catalog deletes its answers.
  ///   - host: provides the environment variables.
  package init(store: PlayerStore, answers: DiscoveryStore, host: Host) {
    (self.store, self.answers, self.host) = (store, answers, host)
  }

  /// The catalogs, the program's own first.
  ///
  /// - Throws: `JournalError`.
  package func list() throws -> [Catalog] {
    let services = DiscoveryServices(try store.settings(), environment: host.environment)
    return services.ownCatalogs.map { Catalog(address: $0, isOwn: true) }
      + services.catalogs.map { Catalog(address: $0, isOwn: false) }
  }

  /// The catalog with an address, or the only one whose address contains a text.
  ///
  /// - Throws: `ClientError` if none or several match.
  package func catalog(_ text: String) throws -> Catalog {
    let catalogs = try list()
    let address = (try? ServiceAddress(text))?.text ?? text
    if let catalog = catalogs.first(where: { $0.address == address }) { return catalog }
    let found = catalogs.filter { $0.address.lowercased().contains(text.lowercased()) }
    guard found.count == 1 else {
      let name = shortened(text, to: 200)
      throw ClientError(
        .unknownCatalog,
        found.isEmpty
          ? "you have no catalog \"\(name)\"" : "you have several catalogs with \"\(name)\"",
        remedy: "see them with `wordhoard discover catalog list`", exit: .usage)
    }
    return found[0]
  }

  /// Adds a catalog, unless it is in the list.
  ///
  /// - Returns: its address, and whether it is new.
  /// - Throws: `ClientError` for a malformed address.
  @discardableResult
  package func add(_ text: String) throws -> (address: String, isNew: Bool) {
    let address: String
    do { address = try ServiceAddress(text).text } catch {
      throw DiscoveryFailure(error, host: text, hasContact: true).clientError
    }
    let catalogs = try store.settings().catalogs
    guard try !list().contains(where: { $0.address == address }) else { return (address, false) }
    try write(catalogs + [address])
    return (address, true)
  }

  /// Removes one of the player's catalogs and its stored pages.
  ///
  /// - Returns: its address.
  /// - Throws: `ClientError` if it is not one of the player's.
  @discardableResult
  package func remove(_ text: String) throws -> String {
    let catalog = try catalog(text)
    guard !catalog.isOwn else {
      throw ClientError(
        .unknownCatalog, "\(shortened(catalog.address, to: 200)) comes with the program",
        exit: .usage)
    }
    try write(try store.settings().catalogs.filter { $0 != catalog.address })
    answers.remove(tag: catalog.address)
    return catalog.address
  }

  private func write(_ catalogs: [String]) throws {
    let list = catalogs.joined(separator: " ")
    guard list.isEmpty || SettingFormat.catalogs.normalized(list) != nil else {
      throw ClientError(
        .textTooLong, "there is no room for another catalog",
        remedy: "remove one with `wordhoard discover catalog remove URL`", exit: .usage)
    }
    try store.set(.catalogs, to: list.isEmpty ? Settings.nothing : list)
  }
}
