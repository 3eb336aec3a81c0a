/// The number of a request, unique in one run of the server.
package struct RequestID: Hashable, Sendable, CustomStringConvertible {
  let number: UInt64

  /// The number as 16 hexadecimal digits in lower case.
  package var description: String {
    String(unsafeUninitializedCapacity: 16) { buffer in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: number >> (60 - 4 * UInt64(place)) & 15)
        buffer[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 16
    }
  }
}
