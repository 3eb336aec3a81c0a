package import Client

/// What the process gives the client; Foundation has a type of this name, too.
package typealias Host = Client.Host
