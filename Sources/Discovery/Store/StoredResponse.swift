import FoundationEssentials

/// The file of a stored answer: a line with the length of the content, the address that was asked, the
/// address that answered, and the content.
struct StoredResponse {
  private static let mark = "wordhoard-answer-1"

  let key: String
  let source: String
  let body: Data

  init(key: String, source: String, body: Data) {
    self.key = key
    self.source = source
    self.body = body
  }

  /// Reads a file; nil if it is damaged or incomplete.
  init?(_ file: Data) {
    var rest = file[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard let first = line(), first.hasPrefix("\(StoredResponse.mark) "),
      let length = Int(first.dropFirst(StoredResponse.mark.utf8.count + 1)),
      let key = line(), let source = line(), rest.count == length
    else { return nil }
    self.init(key: key, source: source, body: Data(rest))
  }

  var file: Data {
    Data("\(StoredResponse.mark) \(body.count)\n\(key)\n\(source)\n".utf8) + body
  }
}
