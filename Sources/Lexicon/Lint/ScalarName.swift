/// A character as a finding shows it, so that it can be seen and typed: `U+200B ZERO WIDTH SPACE`.
func named(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  let properties = scalar.properties
  guard let name = properties.name ?? properties.nameAlias else { return code }
  return "\(code) \(name)"
}
