import Client
import Terminal

extension SignInScreen {
  /// The column in which fields begin.
  private static let column = 12

  func draw(in area: Area) {
    let page = area.page
    page.tabs(["Log in", "Sign up"], open: form.isSignup ? 1 : 0) { _ in .function(2) }
    var y = 2
    if form.isSignup, let offer = form.offer { y = draw(offer, in: page, y: y) + 1 }
    if let server = form.fixedServer {
      page.put(SignInForm.Item.server.label, x: 2, y: y, .dim)
      page.put(
        CellText.truncated(shownSafely(server), width: page.width - SignInScreen.column),
        x: SignInScreen.column, y: y)
      y += 1
    }
    for (place, item) in form.items.enumerated() { y = draw(item, place, in: page, y: y) }
    if let remark {
      page.failure(remark, y: y + 1)
    }
  }

  private func draw(_ offer: Passphrase, in page: Area, y: Int) -> Int {
    var y = page.paragraph(RichText(offer.introduction), y: y)
    y = page.paragraph(RichText(offer.text, .word, indent: 4), y: y)
    return page.paragraph(
      "Leave the password empty to take it, and write it down: it is not shown again.", y: y)
  }

  private func draw(_ item: SignInForm.Item, _ place: Int, in page: Area, y: Int) -> Int {
    let isActive = item == form.focus && !isSending
    let column = SignInScreen.column
    page.put(isActive ? "›" : "", y: y, .key)
    page.put(item.label, x: 2, y: y, isActive ? .key : .dim)
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
    case .password where form.isSignup && form.offer != nil: "empty: the passphrase above"
    case .again where form.takesOffer: "only for a password of your own"
    case .name, .password, .again, .invitation: ""
    }
  }
}

extension SignInForm.Item {
  /// Its name on the screen.
  fileprivate var label: String {
    switch self {
    case .server: "Server"
    case .name: "Name"
    case .password: "Password"
    case .again: "Again"
    case .invitation: "Invitation"
    }
  }
}
