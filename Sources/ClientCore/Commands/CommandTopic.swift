/// The groups in which the help lists the commands, in its order.
package enum CommandTopic: String, CaseIterable, Sendable {
  case play = "Play"
  case words = "Words"
  case material = "Your own material"
  case progress = "Progress"
  case server = "Score server"
  case data = "Data and settings"
}
