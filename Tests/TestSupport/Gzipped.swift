/// A gzip file whose bytes are stored as they are, in blocks of at most 65,535 of them.
package func gzipped(_ bytes: [UInt8]) -> [UInt8] {
  var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
  for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
    let end = min(start + 65_535, bytes.count)
    let count = UInt16(end - start)
    packed.append(end == bytes.count ? 1 : 0)
    for number in [count, ~count] { packed += [UInt8(number & 0xFF), UInt8(number >> 8)] }
    packed += bytes[start..<end]
  }
  var checksum = UInt32.max
  for byte in bytes {
    checksum ^= UInt32(byte)
    for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  for number in [~checksum, UInt32(truncatingIfNeeded: bytes.count)] {
    packed += [0, 8, 16, 24].map { UInt8(number >> $0 & 0xFF) }
  }
  return packed
}
