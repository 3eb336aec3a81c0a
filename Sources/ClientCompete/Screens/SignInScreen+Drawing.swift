import ClientCore
import Messages
import Terminal

extension SignInScreen {
  /// The column at which the fields begin: behind the longest label, at least 12.
  private var column: Int {
    max(12, 3 + (form.items.map { CellText.width(of: label(of: $0)) }.max() ?? 0))
  }

  func draw(in area: Area) {
    let page = area.page
    page.tabs([messages("Log in"), messages("Sign up")], open: form.isSignup ? 1 : 0) { _ in
      .function(2)
    }
    var y = 2
    if form.isSignup, let offer = form.offer { y = draw(offer, in: page, y: y) + 1 }
    if let server = form.fixedServer {
      page.put(label(of: .server), x: 2, y: y, .dim)
      page.put(
        CellText.truncated(server, width: page.width - column), x: column, y: y)
      y += 1
    }
    for (place, item) in form.items.enumerated() { y = draw(item, place, in: page, y: y) }
    if let remark {
      page.failure(remark, y: y + 1)
    }
  }

  private func draw(_ offer: Passphrase, in page: Area, y: Int) -> Int {
    var y = page.paragraph(RichText(offer.introduction(in: messages)), y: y)
    y = page.paragraph(RichText(offer.text, .word, indent: 4), y: y)
    return page.paragraph(
      RichText(
        messages("To use it, leave the password empty, and write it down: it is not shown again.")),
      y: y)
  }

  private func draw(_ item: SignInForm.Item, _ place: Int, in page: Area, y: Int) -> Int {
    let isActive = item == form.focus && !isSending
    let column = column
    page.put(isActive ? "›" : "", y: y, .key)
    page.put(label(of: item), x: 2, y: y, isActive ? .key : .dim)
    page.field(
      form[item], x: column, y: y, width: min(40, page.width - column), isActive: isActive,
      placeholder: placeholder(of: item))
    page.setKey(.row(place), for: Rect(x: 0, y: y, width: page.width, height: 1))
    guard let fault = form.faults[item] else { return y + 1 }
    return page.part(x: column).failure(fault, y: y + 1)
  }

  private func placeholder(of item: SignInForm.Item) -> String {
    switch item {
    case .server: "https://words.example.org"
    case .password where form.isSignup && form.offer != nil:
      messages("empty: the passphrase above")
    case .again where form.takesOffer: messages("only for a password of your own")
    case .name, .password, .again, .invitation: ""
    }
  }

  private func label(of item: SignInForm.Item) -> String {
    switch item {
    case .server: messages("Server", context: "a label")
    case .name: messages("Name", context: "a label")
    case .password: messages("Password", context: "a label")
    case .again: messages("Again", context: "the label of a repeated password")
    case .invitation: messages("Invitation", context: "a label")
    }
  }
}
