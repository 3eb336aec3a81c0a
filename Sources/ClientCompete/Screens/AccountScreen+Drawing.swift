import ClientCore
import Messages
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
      let rows = card.rows(in: messages)
      let column = max(10, (rows.map { CellText.width(of: $0.name) }.max() ?? 0) + 2)
      for (name, text) in rows {
        page.put(name, y: y, .dim)
        page.put(CellText.truncated(text, width: page.width - column), x: column, y: y)
        y += 1
      }
    } else if let failure {
      page.serverError(failure, y: y, messages: messages)
    } else {
      page.put(
        isBusy
          ? messages("Loading your account.") : messages("Not loaded. Press Enter to load it."),
        y: y, .dim)
    }
    if isLeaving {
      area.question(
        messages("Log out?"),
        messages(
          """
          Your journal stays on this computer. To play ranked or to sync, you will need your password again.
          """), yes: messages.command("log out"), messages: messages)
    }
  }
}
