/// A PDF to be written: lines of Helvetica at places.
struct TestPDF {
  /// A line of a page, from the top left corner of the page.
  struct Line {
    var text: String
    var x: Int
    var y: Int
    var size = 10
  }

  var pages: [[Line]] = []
  var title = ""
  /// The outline: titles with their pages, from 0.
  var outline: [(title: String, page: Int)] = []

  /// Adds a page with lines one below the other.
  mutating func add(_ lines: [String], x: Int = 72, y: Int = 100, size: Int = 10) {
    pages.append(
      lines.enumerated().map { Line(text: $0.element, x: x, y: y + $0.offset * 12, size: size) })
  }

  func bytes() -> [UInt8] {
    func escaped(_ text: String) -> String {
      text.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")
    }
    // 1 catalog, 2 pages, 3 font, 4 information, 5 outline, then two for each page, then the outline's items.
    let firstItem = 6 + pages.count * 2
    let kids = pages.indices.map { "\(6 + $0 * 2) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      "<< /Title (\(escaped(title))) /Author (A. Writer) >>",
      outline.isEmpty
        ? "<< /Type /Outlines /Count 0 >>"
        : "<< /Type /Outlines /First \(firstItem) 0 R /Last \(firstItem + outline.count - 1) 0 R /Count \(outline.count) >>",
    ]
    for (number, lines) in pages.enumerated() {
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents \(7 + number * 2) 0 R "
          + "/Resources << /Font << /F 3 0 R >> >> >>")
      let content = lines.map {
        "BT /F \($0.size) Tf 1 0 0 1 \($0.x) \(842 - $0.y) Tm (\(escaped($0.text))) Tj ET\n"
      }.joined()
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)endstream")
    }
    for (number, item) in outline.enumerated() {
      var text =
        "<< /Title (\(escaped(item.title))) /Parent 5 0 R /Dest [\(6 + item.page * 2) 0 R /Fit]"
      if number > 0 { text += " /Prev \(firstItem + number - 1) 0 R" }
      if number + 1 < outline.count { text += " /Next \(firstItem + number + 1) 0 R" }
      objects.append(text + " >>")
    }
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      file += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    file += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 4 0 R >>\n"
    return Array((file + "startxref\n\(start)\n%%EOF\n").utf8)
  }
}
