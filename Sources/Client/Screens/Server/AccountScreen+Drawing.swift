import Terminal

extension AccountScreen {
  func draw(in area: Area) {
    let page = area.page
    var y = 0
    if let remark {
      let text =
        remark.isError
        ? RichText("! \(remark.text)", .wrong, hanging: 2) : RichText(remark.text, .right)
      y = page.paragraph(text, y: y) + 1
    }
    if let card {
      for (name, text) in card.rows {
        page.put(name, y: y, .dim)
        page.put(CellText.truncated(text, width: page.width - 10), x: 10, y: y)
        y += 1
      }
    } else if let failure {
      page.obstacle(failure, y: y)
    } else {
      page.put(
        isBusy ? "Your account is on its way." : "It was not asked for; Enter asks.", y: y, .dim)
    }
    if isLeaving { drawLeaving(in: area) }
  }

  private func drawLeaving(in area: Area) {
    let box = area.centered(width: 50, height: 6)
    box.clear()
    let inner = box.box("Log out?").inset(columns: 1)
    inner.paragraph(
      "What you played stays here. To play ranked or to sync you will need your password again.")
    var x = 0
    for (key, label) in [("Enter", "stay"), ("y", "log out")] {
      x = inner.put(key, x: x, y: inner.height - 1, .key) + 1
      x = inner.put(label, x: x, y: inner.height - 1) + 3
    }
  }
}
