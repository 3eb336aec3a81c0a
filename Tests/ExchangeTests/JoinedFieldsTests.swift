import Testing

@testable import Exchange

@Suite("fields that were joined")
struct JoinedFieldsTests {
  private let fields = JoinedFields(["der", "die Hunde", "dog"], main: 2)

  @Test(
    "lines go back to their fields, and others to the translation",
    arguments: [
      ("das\ndie Hunde\nhound", ["das", nil, "hound"]),
      ("das\ndie Tiere\nanimal", ["das", "die Tiere", "animal"]),
      ("der\ndie Hunde\ndog; hound", [nil, nil, "dog; hound"]),
      ("der\ndie Hunde\ndog\nhound", [nil, nil, "dog\nhound"]),
      ("hound", [nil, nil, "hound"]),
      ("der\nhound", [nil, nil, "hound"]),
      ("die Hunde\nhound", [nil, nil, "hound"]),
      ("dog", [nil, nil, nil]),
      ("", ["", "", ""]),
    ] as [(String, [String?])])
  func lines(text: String, expected: [String?]) {
    #expect(fields.texts(of: text) == expected)
  }

  @Test("fields of several lines and empty fields keep their places")
  func several() {
    let fields = JoinedFields(["", "a\nb", "", "c"], main: 3)
    #expect(fields.texts(of: "a\nb\nx") == [nil, nil, nil, "x"])
    #expect(fields.texts(of: "x\ny\nz") == [nil, "x\ny", nil, "z"])
    #expect(fields.texts(of: "x\nc") == [nil, "x", nil, nil])
    #expect(JoinedFields(["", ""], main: 1).texts(of: "x") == [nil, "x"])
    #expect(JoinedFields(["a\nb"], main: 0).texts(of: "x\ny\nz") == ["x\ny\nz"])
  }
}
