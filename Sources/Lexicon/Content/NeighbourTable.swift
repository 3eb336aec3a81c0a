package import GameEngine
import Synchronization

/// The neighbours in a pack's file, each read when it is first needed. The file is checked when the pack is indexed; in a
/// line that is damaged later, a word has no neighbours. The file is mapped: replace it, do not overwrite it.
package final class NeighbourTable: DerivedNeighbours {
  private let lines: SortedLines?
  package let derived: DerivedWords
  private let read = Mutex<[ItemID: Neighbours]>([:])

  /// Opens the file of a pack; if it does not exist, the pack has no neighbours.
  package init(pack directory: String) {
    lines = (try? MappedFile("\(directory)/\(NeighbourFile.name)"))
      .map { SortedLines($0, separator: UInt8(ascii: "\t")) }
    derived = DerivedWords(pack: directory)
  }

  /// The neighbours of a word; nil if it has no line.
  func find(_ id: ItemID) -> Neighbours? {
    read.withLock { read in
      if let known = read[id] { return known == .none ? nil : known }
      var found: Neighbours?
      if let line = lines?.line(key: id.rawValue) {
        found = (try? NeighbourFile.parse(line, file: NeighbourFile.name))?[id]
      }
      read[id] = found ?? Neighbours.none
      return found
    }
  }

  package func neighbours(of word: Item) -> Neighbours { find(word.id) ?? .none }
}
