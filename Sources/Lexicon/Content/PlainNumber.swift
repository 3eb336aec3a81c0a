/// A number of digits only, with limited length; nil for anything else.
func plainNumber(_ digits: some Collection<UInt8>, atMost most: Int) -> Int? {
  guard (1...most).contains(digits.count), digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
  return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
}
