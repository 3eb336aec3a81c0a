/// The files of an EPUB that are encrypted.
struct EncryptionList {
  /// Fonts that are only obfuscated; they are not used here.
  private static let obfuscations: Set<String> = [
    "http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC",
  ]

  /// The algorithm by the name of the file.
  private(set) var algorithms: [String: String] = [:]
  /// The system that sells the key, if the book names it.
  private(set) var system: String?

  /// Reads the list of a book.
  ///
  /// - Parameter folder: the part of the names that precedes `META-INF`.
  init(_ archive: BookArchive, folder: String) throws(BookError) {
    let systems = [("license.lcpl", "LCP"), ("rights.xml", "Adobe"), ("sinf.xml", "Apple")]
    system = systems.first { archive.member(folder + "META-INF/" + $0.0) != nil }?.1
    guard let bytes = try archive.bytes(folder + "META-INF/encryption.xml") else { return }
    for data in XMLNode.read(bytes).every("EncryptedData") {
      guard let algorithm = data.first("EncryptionMethod")?["Algorithm"],
        !EncryptionList.obfuscations.contains(algorithm),
        let address = data.first("CipherReference")?["URI"],
        case .file(let name, _) = BookAddress(address, base: folder + "root")
      else { continue }
      algorithms[archive.member(name) ?? name] = algorithm
    }
  }

  /// Why a file cannot be read; nil if it is not encrypted.
  func protection(of name: String) -> BookError? {
    algorithms[name].map { .protected(system ?? String($0.prefix(200))) }
  }
}
