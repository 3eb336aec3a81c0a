/// The comparison of RFC 9110, section 13.1.2.
enum ETag {
  /// Whether a field `If-None-Match` names a tag.
  static func matches(_ field: String?, _ tag: String) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let part = part.drop { $0 == " " }
      let name = part.hasPrefix("W/") ? part.dropFirst(2) : part
      return name == "*" || name.prefix { $0 != " " } == tag
    }
  }
}
