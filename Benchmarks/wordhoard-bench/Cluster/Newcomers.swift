/// The newcomers of a filled database who have not played yet.
struct Newcomers {
  private let fill: ServerFill
  private var used = 0

  init(_ fill: ServerFill) { self.fill = fill }

  /// The date of the daily that they play.
  var date: String { "\(fill.date)" }

  /// Some of them, who play now.
  mutating func next(_ count: Int) -> [VirtualPlayer] {
    defer { used += count }
    return fill.newcomers(used..<used + count)
  }
}
