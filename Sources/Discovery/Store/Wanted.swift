/// A request to a service, and its place in the store.
struct Wanted {
  /// The source that is tried first.
  enum Order {
    /// The store, because the answer does not change or need not be new.
    case store
    /// The service; a stored answer is the fallback.
    case service
  }

  let address: ServiceAddress
  let accept: String
  /// The tag under which the answer is stored.
  var tag: String?
  var order = Order.store
  var limits = ServiceClient.Limits()

  init(_ address: ServiceAddress, accept: String, tag: String? = nil) {
    self.address = address
    self.accept = accept
    self.tag = tag
  }
}
