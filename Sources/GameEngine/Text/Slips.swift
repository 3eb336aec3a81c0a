/// Whether a text differs from another one by a number of typing errors.
///
/// An error is an edit (`editDistance`), a letter that is displaced by two places (`tounge`), or the
/// wrong one of two letters doubled (`tarrif`).
func isSlip(_ typed: String, of expected: String, limit: Int) -> Bool {
  guard limit > 0 else { return false }
  return editDistance(expected, typed, limit: limit) != nil || isOneSlip(typed, of: expected)
}

/// Whether a text differs from another one by a displaced letter or the wrong doubling.
func isOneSlip(_ typed: String, of expected: String) -> Bool {
  let (left, right) = (Array(expected.unicodeScalars), Array(typed.unicodeScalars))
  guard left.count == right.count, left != right else { return false }
  return isDisplaced(left, right) || isWrongDoubling(left, right)
}

private func isDisplaced(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
  guard let first = left.indices.first(where: { left[$0] != right[$0] }),
    let last = left.indices.last(where: { left[$0] != right[$0] }), last - first <= 2
  else { return false }
  let (old, new) = (left[first...last], right[first...last])
  return Array(old.dropFirst() + old.prefix(1)) == Array(new)
    || Array(old.suffix(1) + old.dropLast()) == Array(new)
}

private func isWrongDoubling(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
  let (old, new) = (runs(of: left), runs(of: right))
  guard old.map(\.letter) == new.map(\.letter) else { return false }
  let differing = zip(old, new).filter { $0.count != $1.count }
  return differing.count == 2 && differing.allSatisfy { $0.count + $1.count == 3 }
}

private func runs(of letters: [Unicode.Scalar]) -> [(letter: Unicode.Scalar, count: Int)] {
  letters.reduce(into: []) { runs, letter in
    if runs.last?.letter == letter {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((letter, 1))
    }
  }
}
