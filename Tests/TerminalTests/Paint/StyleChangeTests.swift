import Testing

@testable import Terminal

@Suite("The change from one style to another")
struct StyleChangeTests {
  private func change(_ old: String, _ new: String) -> String {
    func bytes(_ style: String) -> ArraySlice<UInt8> {
      style.isEmpty ? [] : Array("\u{1B}[\(style)m".utf8)[...]
    }
    let change = String(
      decoding: StyleChange.bytes(from: bytes(old), to: bytes(new)), as: UTF8.self)
    return String(change.dropFirst(2).dropLast())
  }

  private let dim = "38;2;163;171;184"
  private let page = "48;2;22;24;29"
  private let bar = "48;5;236"

  @Test("is only what differs: a color, bold or its end")
  func differs() {
    #expect(change("0;\(page);38;2;1;2;3", "0;\(page);\(dim)") == dim)
    #expect(change("0;\(page);\(dim)", "0;\(bar);\(dim)") == bar)
    #expect(change("0;\(page);\(dim)", "0;\(page);\(dim);1") == "1")
    #expect(change("0;\(page);\(dim);1", "0;\(page);\(dim)") == "22")
    #expect(change("0;40;37;1", "0;40;91") == "91;22")
  }

  @Test(
    "is the whole style if that is shorter, after none, if another attribute ends, and for unknown styles",
    arguments: [
      ("", "0;40;37"), ("0;40;37;7", "0;40;37"), ("0;40;37;4", "0;37"), ("0;40", "0"),
      ("0;40;1", "0;40;2"), ("38;2;1;2", "0;37"), ("0;48;2", "0;37"), ("1", "0;37;1"),
      ("0;40;37;1", "0;91"),
    ])
  func whole(old: String, new: String) { #expect(change(old, new) == new) }
}
