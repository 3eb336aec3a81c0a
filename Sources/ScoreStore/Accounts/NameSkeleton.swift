/// The appearance of a username. Names with equal skeletons are easily confused, so only one of
/// them can be used.
///
/// This is the skeleton of Unicode technical standard 39, section 4, for the characters of usernames. Since case is
/// ignored, `i` is also `I`, which resembles `l` and `1`. `0` resembles `O`, `m` resembles `rn`, and `w`
/// resembles `vv`.
package enum NameSkeleton {
  /// The skeleton of a name.
  package static func of(_ name: String) -> String {
    var skeleton = ""
    for letter in name.lowercased() {
      switch letter {
      case "1", "i": skeleton += "l"
      case "0": skeleton += "o"
      case "m": skeleton += "rn"
      case "w": skeleton += "vv"
      default: skeleton.append(letter)
      }
    }
    return skeleton
  }
}
