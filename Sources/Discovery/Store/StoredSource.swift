import FoundationEssentials

/// A service with a store: answers that were understood are kept, and found again without network.
struct StoredSource: Sendable {
  private static let coverBytes = 1 << 20

  let service: ServiceClient
  let store: DiscoveryStore?

  /// Returns the value that `read` makes of an answer. Stores only answers that `read` accepts.
  func value<Value>(
    of wanted: Wanted, read: (ServiceClient.Answer) throws(DiscoveryError) -> Value
  ) async throws(DiscoveryError) -> Value {
    if wanted.order == .store, let value = stored(wanted, read) { return value }
    do {
      let answer = try await service.get(
        wanted.address, accept: wanted.accept, limits: wanted.limits)
      let value = try read(answer)
      store?.keep(answer, for: wanted.address, tag: wanted.tag)
      return value
    } catch {
      guard wanted.order == .service, error != .cancelled, let value = stored(wanted, read) else {
        throw error
      }
      return value
    }
  }

  /// Returns the bytes of a picture; nil if the service has none. The lack of a picture is stored,
  /// too.
  func cover(_ address: ServiceAddress, tag: String?) async throws(DiscoveryError) -> Data? {
    var wanted = Wanted(address, accept: "image/jpeg,image/png", tag: tag)
    wanted.limits.bytes = StoredSource.coverBytes
    do {
      return try await value(of: wanted) { answer throws(DiscoveryError) -> Data? in
        switch PictureKind(answer.body) {
        case .jpeg, .png: return answer.body
        case .dot: return nil
        case nil: throw .unexpected(.picture)
        }
      }
    } catch {
      guard case .refused(status: 404) = error else { throw error }
      store?.keep(.init(address: address, body: PictureKind.noPicture), for: address, tag: tag)
      return nil
    }
  }

  /// Returns the stored bytes of a picture, without asking the service; nil if there are none.
  func storedCover(_ address: ServiceAddress, tag: String?) -> Data? {
    guard let body = store?.answer(for: address, tag: tag)?.body else { return nil }
    return PictureKind(body) == .dot ? nil : body
  }

  private func stored<Value>(
    _ wanted: Wanted, _ read: (ServiceClient.Answer) throws(DiscoveryError) -> Value
  ) -> Value? {
    guard let answer = store?.answer(for: wanted.address, tag: wanted.tag) else { return nil }
    return try? read(answer)
  }
}
