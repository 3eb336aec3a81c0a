/// Superscripts and subscripts as text: `10⁶`, `H₂O`, `x^(a+b)`.
enum ScriptText {
  private static let raised: [Character: Character] = pairs(
    "0123456789+-−=()abcdefghijklmnoprstuvwxyzαβγδ",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᵅᵝᵞᵟ")
  private static let lowered: [Character: Character] = pairs(
    "0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")
  /// Raised endings of numbers and abbreviations, which are read as letters: 1st, XXe, Mlle.
  private static let endings: Set<String> = [
    "st", "nd", "rd", "th", "e", "er", "ère", "re", "ème", "eme", "me", "lle", "lles", "r", "rs",
    "rs.", "ter", "te",
    "de", "ste", "o", "os", "a", "as", "º", "ª", "c", "t", "tm", "ts", "d", "ne",
  ]
  /// A longer text is only set small.
  private static let longest = 12

  private static func pairs(_ plain: String, _ small: String) -> [Character: Character] {
    Dictionary(zip(plain, small)) { first, _ in first }
  }

  /// A script behind other text; nil if it stays as it is.
  ///
  /// - Parameter isEnding: whether it may be the ending of an abbreviation.
  static func text(_ script: String, isRaised: Bool, isEnding: Bool = true) -> String? {
    let script = script.trimmed
    guard !script.isEmpty, script.count <= longest,
      script.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    if isEnding, isRaised, endings.contains(script.lowercased()) { return nil }
    let table = isRaised ? raised : lowered
    let small = script.filter { $0 != " " }.map { table[$0] }
    if !small.contains(nil) { return String(small.compactMap(\.self)) }
    // Already small, or a sign.
    if script.count == 1, script.first?.isLetter != true { return nil }
    return "\(isRaised ? "^" : "_")\(script.count == 1 ? script : "(\(script))")"
  }

  /// The mark of a note behind a word: `[1]`; nil if it cannot be taken for a part of the word.
  static func noteMark(_ mark: String) -> String? {
    let mark = mark.trimmed
    return mark.contains { !$0.isLetter && !$0.isNumber } || mark.isEmpty ? nil : "[\(mark)]"
  }
}
