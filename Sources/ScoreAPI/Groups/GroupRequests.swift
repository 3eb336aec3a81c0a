/// A request for a new group.
package struct GroupRequest: RequestBody {
  /// The name, as it is shown to members; 1 to 40 characters. Groups may have the same name.
  package let name: String
  /// There is no owner: the token determines the first member.
  package static let fields: Set<String> = ["name"]

  /// A request.
  package init(name: String) { self.name = name }
}

/// A request to join a group.
package struct JoinRequest: RequestBody {
  /// The group's code. Case, blanks and hyphens do not matter.
  package let code: String
  /// There is no group: the code determines it.
  package static let fields: Set<String> = ["code"]

  /// A request.
  package init(code: String) { self.code = code }
}
