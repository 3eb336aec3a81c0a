import CUTF8Proc
import Glibc

/// The compatibility composition (NFKC, Unicode annex 15) of a text: `ﬁ` becomes `fi`, and `e` with
/// a combining acute becomes `é`.
///
/// The time is quadratic in the number of marks on a letter, so callers check `StreamSafety` first.
package func compatibilityComposition(of text: String) -> String {
  mapped(text, by: [UTF8PROC_COMPOSE, UTF8PROC_COMPAT])
}

/// The canonical decomposition (NFD) of a text: each mark follows its letter. As for
/// `compatibilityComposition`, callers check `StreamSafety` first.
package func canonicalDecomposition(of text: String) -> String {
  mapped(text, by: [UTF8PROC_DECOMPOSE])
}

private func mapped(_ text: String, by options: [utf8proc_option_t]) -> String {
  var text = text
  return text.withUTF8 { bytes in
    var mapped: UnsafeMutablePointer<UInt8>?
    let options = options.reduce(UTF8PROC_STABLE.rawValue) { $0 | $1.rawValue }
    let count = utf8proc_map(
      bytes.baseAddress, bytes.count, &mapped, utf8proc_option_t(rawValue: options))
    defer { free(mapped) }
    // If memory runs out, the text stays as it is; nothing else can fail, since its UTF-8 is valid.
    let start = count < 0 ? bytes.baseAddress : UnsafePointer(mapped)
    return String(
      decoding: UnsafeBufferPointer(start: start, count: count < 0 ? bytes.count : count),
      as: UTF8.self)
  }
}
