import Client
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
    if isLeaving {
      area.question(
        "Log out?",
        "What you played stays here. To play ranked or to sync you will need your password again.",
        yes: "log out")
    }
  }
}
