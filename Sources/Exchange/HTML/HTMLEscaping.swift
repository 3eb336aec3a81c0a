/// A text as HTML that shows it unchanged.
func escapingHTML(_ text: String) -> String {
  guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x0A, 0x20].contains($0) }) else {
    return text
  }
  var html: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case 0x26: html += Array("&amp;".utf8)
    case 0x3C: html += Array("&lt;".utf8)
    case 0x3E: html += Array("&gt;".utf8)
    case 0x0A: html += Array("<br>".utf8)
    // HTML shows several spaces as one.
    case 0x20 where html.last == 0x20:
      html.removeLast()
      html += Array("&nbsp; ".utf8)
    default: html.append(byte)
    }
  }
  return String(decoding: html, as: UTF8.self)
}
