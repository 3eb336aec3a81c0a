/// A part of a whole in percent, rounded; nil if the whole is 0.
func percentage(_ part: Int, of whole: Int) -> Int? {
  whole == 0 ? nil : (100 * part + whole / 2) / whole
}
