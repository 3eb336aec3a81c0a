/// A file in a zip archive, as the central directory describes it.
package struct ZipMember: Hashable, Sendable {
  /// Its name. It may be anything, such as `../x`: it is never used as a path.
  package let name: String
  /// The bytes of the name if the archive does not say their encoding, and they are not UTF-8. Then `name` has a character for each
  /// byte.
  package let rawName: [UInt8]?
  /// The uncompressed size in bytes, according to the directory.
  package let size: Int

  /// The compression method: 0 for stored, 8 for deflate.
  let method: UInt16
  let isEncrypted: Bool
  let packedSize: Int
  let checksum: UInt32
  /// The place of its local header, from the beginning of the file.
  let offset: Int
}
