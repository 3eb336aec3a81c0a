/// The cells of a table.
package struct BookTable: Hashable, Sendable {
  /// The text of each cell by row, as ranges of the document's text. Rows may differ in length.
  package var rows: [[Range<Int>]]
  /// The number of rows that name the columns, 0 or 1.
  package var headerRows: Int

  /// The number of cells in the longest row.
  package var columns: Int { rows.reduce(0) { max($0, $1.count) } }
}
