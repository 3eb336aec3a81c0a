import GameEngine
import Kit

extension UnsafeRawBufferPointer {
  /// A part of the bytes; nil if it is not inside.
  func part(from start: Int, length: Int) -> UnsafeRawBufferPointer? {
    guard start >= 0, length >= 0, start <= count, length <= count - start else { return nil }
    return UnsafeRawBufferPointer(rebasing: self[start..<start + length])
  }
}

/// A 64-bit hash of bytes that shows damage; not for secrets. It takes eight bytes at a time.
func byteHash(_ bytes: UnsafeRawBufferPointer, salt: UInt64 = 0) -> UInt64 {
  var hash = mixed(salt ^ UInt64(bytes.count))
  var place = 0
  while place + 8 <= bytes.count {
    hash = (hash ^ (bytes.number(at: place) as UInt64)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    place += 8
  }
  while place < bytes.count {
    hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01B3
    place += 1
  }
  return mixed(hash)
}
