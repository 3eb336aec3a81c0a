import Kit

/// Names of files for texts that cannot be names themselves.
enum FileName {
  /// 16 hexadecimal digits, the same for the same text.
  static func hash(of text: String) -> String {
    text.utf8.fnv1a.hexadecimal(digits: 16)
  }
}
