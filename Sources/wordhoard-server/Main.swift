import ArgumentParser
import Configuration
import ScoreServer
@main struct M: ParsableCommand {}
