/// A request for a new group.
package struct GroupRequest: RequestBody {
  /// The name that members see, 1 to 40 characters. Several groups can have the same name.
  package let name: String
  /// Contains no owner: the token determines the first member.
  package static let fields: Set<String> = ["name"]

  package init(name: String) { self.name = name }
}

/// A request to join a group.
package struct JoinRequest: RequestBody {
  /// The group's code. Case, spaces and hyphens are ignored.
  package let code: String
  /// Contains no group: the code determines it.
  package static let fields: Set<String> = ["code"]

  package init(code: String) { self.code = code }
}
