/// Whether a text consists of letters `a` to `z`, at least one.
package func isPlainWord(_ text: String) -> Bool { isPlainWord(text.utf8) }

/// Whether bytes are letters `a` to `z`, at least one.
package func isPlainWord(_ bytes: some Collection<UInt8>) -> Bool {
  !bytes.isEmpty && bytes.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
}
