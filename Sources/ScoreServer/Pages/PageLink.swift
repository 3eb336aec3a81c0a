/// A link with its text.
struct PageLink: Hashable, Sendable {
  let path: String
  let label: String
}
