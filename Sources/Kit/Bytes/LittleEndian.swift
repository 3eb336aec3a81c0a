extension UnsafeRawBufferPointer {
  /// The number in little-endian bytes at an offset, which must be inside.
  @inlinable
  package func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}

extension RangeReplaceableCollection<UInt8> {
  /// Appends the little-endian bytes of a number.
  @inlinable
  package mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
