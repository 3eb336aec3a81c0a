/// A 64-bit hash of a text that is the same on every machine, in every process and version (FNV-1a
/// over the UTF-8 bytes, finished with the mixer of SplitMix64). Not for secrets.
///
/// - Parameters:
///   - text: the text to hash.
///   - salt: each salt gives an independent hash.
package func stableHash(_ text: String, salt: UInt64 = 0) -> UInt64 {
  var text = text
  // Iterating over the view byte by byte would take several times as long.
  return text.withUTF8 { stableHash(UnsafeRawBufferPointer($0), salt: salt) }
}

/// The same, from the UTF-8 bytes of a text.
package func stableHash(_ bytes: UnsafeRawBufferPointer, salt: UInt64 = 0) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ mixed(salt)
  for byte in bytes {
    hash ^= UInt64(byte)
    hash &*= 0x0000_0100_0000_01B3
  }
  return mixed(hash)
}
