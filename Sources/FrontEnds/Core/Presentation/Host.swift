package import Client

/// The process as the client sees it; Foundation declares a type of the same name.
package typealias Host = Client.Host
