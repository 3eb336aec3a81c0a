import ClientCore
import Terminal

/// The form to sign in or up: its lines, and the line that has the focus.
struct SignInForm: Sendable {
  /// A line of the form.
  enum Item: Hashable, Sendable {
    case server, name, password, again, invitation
  }

  /// Whether to create an account.
  private(set) var isSignup = false
  /// Whether the server requires an invitation.
  private(set) var asksForInvitation = false
  /// The server if it cannot be chosen here.
  private(set) var fixedServer: String?
  /// A passphrase that a new player may use instead of choosing a password.
  private(set) var offer: Passphrase?
  /// The error of each line.
  private(set) var faults: [Item: String] = [:]
  /// The line that takes the keys.
  private(set) var focus = Item.name
  private var fields: [Item: Field] = [
    .server: Field(limit: 260), .name: Field(limit: 64),
    .password: Field(isMasked: true, limit: 1024), .again: Field(isMasked: true, limit: 1024),
    .invitation: Field(limit: 200),
  ]

  /// The lines that are shown, in order.
  var items: [Item] {
    var items: [Item] = fixedServer == nil ? [.server] : []
    items += [.name, .password]
    if isSignup { items.append(.again) }
    if isSignup, asksForInvitation { items.append(.invitation) }
    return items
  }

  /// The text field of a line.
  subscript(item: Item) -> Field { fields[item] ?? Field() }

  /// The text of a line.
  func text(_ item: Item) -> String { self[item].text }

  /// The server, typed or fixed.
  var server: String { fixedServer ?? text(.server) }

  /// Whether the offered passphrase is used: the password is empty.
  var takesOffer: Bool { isSignup && offer != nil && self[.password].isEmpty }

  /// The password to send.
  var password: String { takesOffer ? offer?.text ?? "" : text(.password) }

  // MARK: - Editing

  /// Fills in what is known before the player types.
  mutating func prepare(server: String?, isFixed: Bool, offer: Passphrase?) {
    self.offer = offer
    // Do not move the focus if the player has already typed.
    let isUntouched = fields.values.allSatisfy(\.isEmpty)
    if isFixed {
      fixedServer = server
    } else if let server, self[.server].isEmpty {
      fields[.server] = Field(server, limit: 260)
    } else if isUntouched {
      focus = .server
    }
  }

  /// Whether a key edits the line with the focus.
  func takes(_ key: Key) -> Bool {
    var probe = self[focus]
    return probe.take(key)
  }

  mutating func type(_ key: Key) {
    _ = fields[focus]?.take(key)
    faults[focus] = nil
  }

  mutating func paste(_ text: String) {
    fields[focus]?.paste(text)
    faults[focus] = nil
  }

  /// Moves to the next line, or to the one before; both go around.
  mutating func move(_ steps: Int) {
    let place = items.firstIndex(of: focus) ?? 0
    focus = items[(place + steps + items.count) % items.count]
  }

  mutating func go(to place: Int) {
    if items.indices.contains(place) { focus = items[place] }
  }

  /// Moves to the next line that is needed.
  ///
  /// - Returns: false if there is none.
  mutating func goOn() -> Bool {
    let rest = items.drop { $0 != focus }.dropFirst().first { !(takesOffer && $0 == .again) }
    guard let rest else { return false }
    focus = rest
    return true
  }

  /// Changes between logging in and signing up.
  mutating func toggle() {
    isSignup.toggle()
    fields[.again]?.clear()
    faults = [:]
    if !items.contains(focus) { focus = .password }
  }

  /// Sets the error of a line, and moves there.
  mutating func fail(_ item: Item, _ fault: String) {
    if item == .invitation { asksForInvitation = true }
    faults[item] = fault
    if items.contains(item) { focus = item }
  }

  /// Empties a line.
  mutating func clear(_ item: Item) { fields[item]?.clear() }

  /// Forgets all secrets.
  mutating func forgetSecrets() {
    for item in [Item.password, .again, .invitation] { fields[item]?.clear() }
    offer = nil
  }
}
