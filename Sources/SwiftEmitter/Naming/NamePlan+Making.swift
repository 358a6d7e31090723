package import SchemaDiagnostics
package import SchemaModel

extension NamePlan {
  /// Decides the names. Those that cannot be told apart are errors that show both places; with one
  /// of them there is no plan.
  package static func make(
    for schema: ValidatedSchema, options: GenerationOptions,
    runner: any WorkRunner = SerialRunner()
  ) -> Outcome<NamePlan> {
    var planner = NamePlanner(schema: schema, options: options, runner: runner.suited(to: schema))
    let plan = planner.plan()
    let outcome = Outcome(plan, planner.diagnostics)
    return outcome.hasErrors ? Outcome(nil, planner.diagnostics) : outcome
  }
}
