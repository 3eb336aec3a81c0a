import Foundation

/// The header of an exported journal.
let header = #"{"format":"wordhoard-journal","version":1}"#

/// A line of an exported journal, with the fields that a test changes, as JSON.
func line(
  number: Int = 1, id: String? = nil, device: String = #""phone""#, counter: String? = nil,
  instant: String = "1795258800000", localDate: String = #""2026-11-21""#,
  offset: String = "3600", kind: String = "seen", body: String = #"{"item":"en/fog/noun"}"#,
  without: String? = nil
) -> String {
  let digits = String(number)
  let uuid = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  let fields = [
    ("id", "\"\(id ?? uuid)\""), ("device", device), ("counter", counter ?? digits),
    ("instant", instant), ("localDate", localDate), ("offset", offset), ("kind", "\"\(kind)\""),
    ("body", body),
  ]
  return "{"
    + fields.filter { $0.0 != without }.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
}

/// The text of an exported journal with these lines.
func lines(_ lines: String...) -> String {
  ([header] + lines).map { $0 + "\n" }.joined()
}
