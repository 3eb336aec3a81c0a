/// The screens that only screens of games open.
enum PlayRoute: Sendable {
  case playedDaily(PlayedDaily)
}
