/// Whether a text has letters `a` to `z` only, and one at least.
func isPlainWord(_ text: String) -> Bool { isPlainWord(text.utf8) }

/// A number of digits only, and at most so many; nil for anything else.
func plainNumber(_ digits: some Collection<UInt8>, atMost most: Int) -> Int? {
  guard (1...most).contains(digits.count), digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
  return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
}

/// Whether bytes are letters `a` to `z` only, and there is one at least.
func isPlainWord(_ bytes: some Collection<UInt8>) -> Bool {
  !bytes.isEmpty && bytes.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
}
