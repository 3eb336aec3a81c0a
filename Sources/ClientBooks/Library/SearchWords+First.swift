import Bookshelf
import CSearch

extension SearchWords {
  /// The offset of the first occurrence of a byte string; nil if there is none.
  func first(_ needle: [UInt8]) -> Int? {
    withBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = search_bytes(base, bytes.count, needle, needle.count)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }
}
