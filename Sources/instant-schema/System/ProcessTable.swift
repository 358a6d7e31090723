/// Which processes there are.
protocol ProcessTable {
  /// This process.
  var current: Int32 { get }
  func isRunning(_ process: Int32) -> Bool
}
