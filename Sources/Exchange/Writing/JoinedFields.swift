/// Fields of a note that are one text of a card, a line or more for each, and the way back after the text was edited.
struct JoinedFields {
  private let old: [[Substring]]
  private let main: Int

  /// - Parameters:
  ///   - texts: the texts of the fields. An empty one has no line.
  ///   - main: the field that takes the lines that belong to no other.
  init(_ texts: [String], main: Int) {
    old = texts.map(JoinedFields.lines)
    self.main = main
  }

  private static func lines(_ text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The new text of each field; nil for one that does not change.
  ///
  /// A field whose lines are still there keeps them. The lines between two such fields belong to the fields between
  /// them if there is one, or if the number of lines is the same; otherwise to the main one. No field becomes empty
  /// because others were edited.
  func texts(of new: String) -> [String?] {
    let lines = JoinedFields.lines(new)
    guard !lines.isEmpty, old.count > 1 else { return old.map { _ in new } }
    var texts = old
    var (field, line) = (0, 0)
    for kept in kept(in: lines) + [(old.count, lines.count)] {
      let between = (field..<kept.field).filter { !old[$0].isEmpty }
      let free = lines[line..<kept.line]
      if !free.isEmpty { give(Array(free), to: between, after: field - 1, in: &texts) }
      guard kept.field < old.count else { break }
      (field, line) = (kept.field + 1, kept.line + old[kept.field].count)
    }
    return zip(texts, old).map { $0 == $1 ? nil : $0.joined(separator: "\n") }
  }

  /// The fields whose lines are still there, with the first line of each, in their order.
  private func kept(in lines: [Substring]) -> [(field: Int, line: Int)] {
    var (kept, next): ([(Int, Int)], Int) = ([], 0)
    for (field, own) in old.enumerated() where !own.isEmpty && next + own.count <= lines.count {
      let starts = next...(lines.count - own.count)
      guard let start = starts.first(where: { lines[$0..<($0 + own.count)].elementsEqual(own) })
      else { continue }
      kept.append((field, start))
      next = start + own.count
    }
    return kept
  }

  /// - Parameter before: the field whose lines are before these; negative for none.
  private func give(
    _ lines: [Substring], to fields: [Int], after before: Int, in texts: inout [[Substring]]
  ) {
    if fields.count > 1, fields.reduce(0, { $0 + old[$1].count }) == lines.count {
      var rest = lines[...]
      for field in fields {
        texts[field] = Array(rest.prefix(old[field].count))
        rest = rest.dropFirst(old[field].count)
      }
    } else if let field = fields.contains(main) ? main : fields.first {
      texts[field] = lines
    } else if before >= 0, !old[before].isEmpty {
      texts[before] += lines
    } else {
      texts[main] = lines + texts[main]
    }
  }
}
