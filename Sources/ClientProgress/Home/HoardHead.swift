import ClientCore
import Messages
import Terminal

/// The top of home: the hoard with its last days, and how far it is to the next milestone.
struct HoardHead: Sendable {
  let today: Today
  /// The hoard that was shown before; the gauge grows from it.
  var earlier: Double?
  let messages: Messages

  /// The hoard from which its last days are worth a plot.
  private static let plotted = 30.0

  /// The milliseconds in which the gauge grows.
  static let growMillis = 400

  private var words: Int { Int(today.hoard.rounded()) }

  /// The next milestone above the hoard.
  private var post: Int { Milestone.hoards.first { $0 > words } ?? words }

  /// The rows that it takes, by whether there is much room.
  static func height(isLarge: Bool) -> Int { isLarge ? 5 : 2 }

  /// Draws it.
  func draw(in area: Area, isLarge: Bool) {
    let texts = HoardTexts(messages)
    let size = isLarge && words > 0 ? texts.estimate(today.hoard) : texts.words(today.hoard)
    let end = area.put("◆ ", y: isLarge ? 1 : 0, .gold)
    let sizeEnd = area.put(size, x: end, y: isLarge ? 1 : 0, .gold)
    let news = self.news
    if isLarge {
      let newsEnd = area.put(news, y: 2, .dim)
      drawColumns(in: area.part(x: max(sizeEnd, newsEnd) + 4, height: 3))
    } else {
      let width = CellText.width(of: news)
      let isRoom = sizeEnd + 2 + width <= area.width
      if isRoom { area.putRight(news, .dim) }
      drawSpark(
        in: area.part(x: sizeEnd + 2, width: area.width - sizeEnd - 4 - (isRoom ? width : 0)))
    }
    let label = " \(messages.number(post))"
    let gauge = area.part(
      y: isLarge ? 4 : 1, width: area.width - CellText.width(of: label), height: 1)
    let gain = today.hoard - (earlier ?? today.hoard)
    let left = gain * (1 - Double(area.motion?.steps(100, of: HoardHead.growMillis) ?? 100) / 100)
    gauge.gauge((today.hoard.rounded() - left) / Double(max(1, post)))
    area.putRight(label, y: isLarge ? 4 : 1, .dim)
  }

  /// What was gained this week, or else what comes next; never what was lost.
  private var news: String {
    if words < Milestone.hoards[0] {
      return messages("\(Milestone.hoards[0]) known words make the first milestone")
    }
    if let gain = HoardTexts(messages).gain(today.hoardGain, to: today.hoard) { return gain }
    guard let most = today.hoards.max(), most >= today.hoard + 1 else { return "" }
    return messages("best \(messages.number(Int(most.rounded())))", context: "words known")
  }

  /// A plot of one row over the last days, in the middle of the free space.
  private func drawSpark(in area: Area) {
    let values = today.hoards.suffix(12)
    guard today.hoard >= HoardHead.plotted, values.count > 1, area.width >= values.count else {
      return
    }
    let plot = Plot().columns(values.map { $0 })
    area.put(plot, x: (area.width - values.count) / 2, .bar)
  }

  /// A plot of three rows over the last weeks, at the right edge.
  private func drawColumns(in area: Area) {
    let values = today.hoards.suffix(min(36, area.width))
    guard today.hoard >= HoardHead.plotted, values.count > 1 else { return }
    for (y, row) in Plot().columns(values.map { $0 }, rows: 3).enumerated() {
      area.putRight(row, y: y, .bar)
    }
  }
}
