extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash, the same in every process. Not for secrets, and open to deliberate
  /// collisions.
  ///
  /// Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
  package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
