extension TestFolder {
  /// Installs a course of a few Spanish words of levels 1 and 2 in the home of a player.
  package func installSpanish(in home: String = "home") throws {
    try write(
      """
      name      Spanish
      language  es
      meanings  en
      letters   abcdefghijklmnñopqrstuvwxyzáéíóúü
      articles  el la
      """.utf8, to: "\(home)/courses/es/course.conf")
    try write("1\t2026-11-21\n".utf8, to: "\(home)/courses/es/editions.tsv")
    try write(TestFolder.people.utf8, to: "\(home)/courses/es/words/people.words")
    try write(TestFolder.home.utf8, to: "\(home)/courses/es/words/home.words")
  }

  private static let people = """
    # people

    el niño  noun  1  5.68  ˈniɲo
      % niña
      = boy
      > El {niño} juega en el parque.
      | The boy is playing in the park.
      > Los {niños} duermen.
      | The children are asleep.

    """

  private static let home = """
    # home

    el problema  noun  1  5.6  pɾoˈβlema
      = problem
      > No hay {problema}.
      | There is no problem.
      > Son dos {problemas}.
      | These are two problems.

    la mesa  noun  1  4.98  ˈmesa
      = table
      > Come en la {mesa}.
      | She eats at the table.
      > Faltan dos {mesas}.
      | Two tables are missing.

    el libro  noun  1  5.1  ˈliβɾo
      = book
      > Lee un {libro}.
      | He reads a book.
      > Vende sus {libros}.
      | He sells his books.

    el año  noun  2  6.3  ˈaɲo
      = year
      > Vuelve cada {año}.
      | She comes back every year.
      > Tiene seis {años}.
      | He is six years old.

    la silla  noun  2  4.5  ˈsiʎa
      = chair
      > Trae una {silla}.
      | Bring a chair.
      > Hay seis {sillas}.
      | There are six chairs.

    """
}
