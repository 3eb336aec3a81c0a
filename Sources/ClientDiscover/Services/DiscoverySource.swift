import ClientCore
import Discovery

/// The services and their stored answers. Its errors are for the player.
struct DiscoverySource: Sendable {
  let answers: DiscoveryStore?
  let services: DiscoveryServices
  let client: ServiceClient

  /// Runs a request and converts its error.
  ///
  /// - Parameter address: the address whose host is named in errors.
  /// - Throws: `ClientError`, or `CancellationError`.
  func asking<Value>(
    _ address: String, _ body: () async throws(DiscoveryError) -> Value
  ) async throws -> Value {
    do { return try await body() } catch { throw failure(error, address).asError }
  }

  func failure(_ error: DiscoveryError, _ address: String) -> DiscoveryFailure {
    let host = (try? ServiceAddress(address))?.host
    return DiscoveryFailure(
      error, host: error == .addressRefused ? address : host ?? address,
      hasContact: services.contact != nil)
  }

  /// - Throws: `ClientError` for a malformed address.
  func openLibrary() throws -> OpenLibrary {
    do {
      return try OpenLibrary(
        client, store: answers, address: services.openLibrary, covers: services.covers)
    } catch {
      let isGood = (try? ServiceAddress(services.openLibrary)) != nil
      throw failure(error, isGood ? services.covers : services.openLibrary).asError
    }
  }

  var catalogs: CatalogReader { CatalogReader(client, store: answers) }

  /// - Throws: `ClientError` for a malformed address.
  func address(_ text: String) throws -> ServiceAddress {
    do { return try ServiceAddress(text) } catch { throw failure(error, text).asError }
  }
}
