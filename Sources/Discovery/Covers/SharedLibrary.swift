import Synchronization

/// A library that is opened once, when it is first needed.
final class SharedLibrary: Sendable {
  private let debianPackage: String
  private let load: @Sendable () -> OpaquePointer?
  /// The library's bits; nil before it is opened.
  private let bits = Mutex<UInt?>(nil)

  init(debianPackage: String, open: @escaping @Sendable () -> OpaquePointer?) {
    self.debianPackage = debianPackage
    self.load = open
  }

  func opened() throws(CoverDecoder.Failure) -> OpaquePointer {
    let bits = self.bits.withLock { bits in
      if bits == nil { bits = load().map { UInt(bitPattern: $0) } }
      return bits
    }
    guard let library = bits.flatMap({ OpaquePointer(bitPattern: $0) }) else {
      throw .libraryMissing(debianPackage)
    }
    return library
  }
}
