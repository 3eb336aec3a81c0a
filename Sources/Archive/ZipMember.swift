/// A file in a zip archive, as the central directory describes it.
package struct ZipMember: Hashable, Sendable {
  /// Its name. It may be anything, such as `../x`: it is never used as a path.
  package let name: String
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
