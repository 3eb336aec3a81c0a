import ClientCore
import Terminal

/// The form for signing in or up: its lines, and the focused line.
struct SignInForm: Sendable {
  /// A line of the form.
  enum Item: Hashable, Sendable {
    case server, name, password, again, invitation
  }

  /// Whether the form creates an account.
  private(set) var isSignup = false
  /// Whether the server requires an invitation. Set when it refuses a sign-up without one.
  private(set) var asksForInvitation = false
  /// The server if it cannot be chosen here; nil if the form has a line for it.
  private(set) var fixedServer: String?
  /// A passphrase that a new player may use instead of a chosen password; nil if none can be drawn.
  private(set) var offer: Passphrase?
  /// The error of each line, shown until the line changes.
  private(set) var faults: [Item: String] = [:]
  /// The line that receives the keys.
  private(set) var focus = Item.name
  private var fields: [Item: Field] = [
    .server: Field(limit: 260), .name: Field(limit: 64),
    .password: Field(isMasked: true, limit: 1024), .again: Field(isMasked: true, limit: 1024),
    .invitation: Field(limit: 200),
  ]

  /// The lines in the order in which they are shown. They depend on the mode and the server.
  var items: [Item] {
    var items: [Item] = fixedServer == nil ? [.server] : []
    items += [.name, .password]
    if isSignup { items.append(.again) }
    if isSignup, asksForInvitation { items.append(.invitation) }
    return items
  }

  /// The text field of a line; an empty one if the line does not exist.
  subscript(item: Item) -> Field { fields[item] ?? Field() }

  /// The text of a line; empty if the line does not exist.
  func text(_ item: Item) -> String { self[item].text }

  /// The address of the server, typed or fixed.
  var server: String { fixedServer ?? text(.server) }

  /// Whether to use the offered passphrase: the player has not typed a password.
  var takesOffer: Bool { isSignup && offer != nil && self[.password].isEmpty }

  /// The password to send: the offered passphrase or the typed one.
  var password: String { takesOffer ? offer?.text ?? "" : text(.password) }

  // MARK: - Editing

  /// Fills in the server and the offer when they are known. Does not change what was already typed.
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

  /// Whether a key edits the focused line, as opposed to a command of the screen.
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

  /// Moves the focus by `steps` lines (1 or -1), around both ends.
  mutating func move(_ steps: Int) {
    let place = items.firstIndex(of: focus) ?? 0
    focus = items[(place + steps + items.count) % items.count]
  }

  mutating func go(to place: Int) {
    if items.indices.contains(place) { focus = items[place] }
  }

  /// Moves the focus to the next line that must be filled in. The password is not repeated if the
  /// offer is used.
  ///
  /// - Returns: false if there is none.
  mutating func goOn() -> Bool {
    let rest = items.drop { $0 != focus }.dropFirst().first { !(takesOffer && $0 == .again) }
    guard let rest else { return false }
    focus = rest
    return true
  }

  /// Changes between logging in and signing up. Clears the errors and the repeated password.
  mutating func toggle() {
    isSignup.toggle()
    fields[.again]?.clear()
    faults = [:]
    if !items.contains(focus) { focus = .password }
  }

  /// Sets the error of a line and focuses it. An error of the invitation also adds its line.
  mutating func fail(_ item: Item, _ fault: String) {
    if item == .invitation { asksForInvitation = true }
    faults[item] = fault
    if items.contains(item) { focus = item }
  }

  mutating func clear(_ item: Item) { fields[item]?.clear() }

  /// Clears the passwords and the invitation, and drops the offer.
  mutating func forgetSecrets() {
    for item in [Item.password, .again, .invitation] { fields[item]?.clear() }
    offer = nil
  }
}
