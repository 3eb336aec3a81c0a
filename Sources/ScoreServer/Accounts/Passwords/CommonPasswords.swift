/// Passwords of eight characters and more that many people use, in small letters.
///
/// They are facts, gathered from the frequency lists of zxcvbn 4.5.0 (PyPI, MIT) and of john-data
/// (Debian, public domain). They are embedded so that an installed server needs no file for them.
enum CommonPasswords {
  /// The passwords.
  static let all = Set(
    PackageResources.common_passwords_txt.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) })
}
