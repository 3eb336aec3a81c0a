/// Something that is wanted from a service.
struct Wanted {
  /// Which comes first.
  enum Order {
    /// What is stored, because it does not change or need not be new.
    case store
    /// The service; what is stored is the next best thing.
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
