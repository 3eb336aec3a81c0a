extension Sequence<UInt8> {
  /// The hash FNV-1a of 64 bits, the same in every process; not for secrets, and not against collisions on purpose.
  ///
  /// Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
  package var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
