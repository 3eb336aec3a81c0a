/// Linear equations with a symmetric, positive definite matrix.
enum LinearSystem {
  /// Solves *A* · *x* = *b* by Cholesky's decomposition; nil if the matrix is not positive definite.
  static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var lower = matrix
    let rows = matrix.indices
    for row in rows {
      for column in 0...row {
        let sum = (0..<column).reduce(matrix[row][column]) {
          $0 - lower[row][$1] * lower[column][$1]
        }
        if row == column {
          guard sum > 0, sum.isFinite else { return nil }
          lower[row][row] = sum.squareRoot()
        } else {
          lower[row][column] = sum / lower[column][column]
        }
      }
    }
    var result = right
    for row in rows {
      for column in 0..<row { result[row] -= lower[row][column] * result[column] }
      result[row] /= lower[row][row]
    }
    for row in rows.reversed() {
      for column in (row + 1)..<max(row + 1, rows.count) {
        result[row] -= lower[column][row] * result[column]
      }
      result[row] /= lower[row][row]
    }
    return result
  }
}
