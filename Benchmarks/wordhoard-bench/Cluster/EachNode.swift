/// A script for each server of a cluster. Connections belong to the servers in turn, as with a proxy that keeps a player on one
/// server.
struct EachNode<Script: LoadScript>: LoadScript {
  private(set) var scripts: [Script]

  init(_ scripts: [Script]) { self.scripts = scripts }

  func isMeasured(_ connection: Int) -> Bool {
    scripts[connection % scripts.count].isMeasured(connection / scripts.count)
  }

  func interval(of connection: Int) -> UInt64? {
    scripts[connection % scripts.count].interval(of: connection / scripts.count)
  }

  mutating func writeRequest(_ connection: Int, to bytes: inout [UInt8]) -> Bool {
    let (node, own) = (connection % scripts.count, connection / scripts.count)
    return scripts[node].writeRequest(own, to: &bytes)
  }

  mutating func readAnswer(_ connection: Int, body: UnsafeRawBufferPointer) throws {
    let (node, own) = (connection % scripts.count, connection / scripts.count)
    try scripts[node].readAnswer(own, body: body)
  }
}
