/// Frequent passwords of eight or more characters, in lower case.
///
/// They come from the frequency lists of zxcvbn 4.5.0 (PyPI, MIT) and john-data (Debian, public domain). They
/// are embedded, so that an installed server needs no file for them.
enum CommonPasswords {
  /// Split once, at the first use.
  static let all = Set(
    PackageResources.common_passwords_txt.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) })
}
