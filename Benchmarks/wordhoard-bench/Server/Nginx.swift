import Foundation

/// nginx with one process that responds with eleven bytes to every request.
enum Nginx {
  /// Whether nginx is in `PATH`.
  static var isHere: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/nginx") }
  }

  /// Starts nginx with its files in a folder.
  static func start(in folder: URL) throws -> MeasuredProcess {
    let port = try MeasuredProcess.freePort()
    let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \($0);" }.joined(separator: " ")
    let settings = """
      daemon off; worker_processes 1; pid nginx.pid; error_log stderr;
      events { worker_connections 1024; }
      http {
        access_log off; keepalive_requests 1000000000; \(paths)
        server {
          listen 127.0.0.1:\(port);
          location / { default_type text/plain; return 200 "hello world"; }
        }
      }
      """
    try Data(settings.utf8).write(to: folder.appendingPathComponent("nginx.conf"))
    return try MeasuredProcess(
      "nginx",
      arguments: [
        "nginx", "-p", folder.path, "-c", folder.appendingPathComponent("nginx.conf").path,
        "-e", "stderr",
      ], port: port, path: "/", folder: folder)
  }
}
