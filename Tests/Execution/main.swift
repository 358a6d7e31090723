/// Runs every check and prints what does not hold, each failure on a line.
var checks = Checks()
for check in [
  checkSymbols, checkComposedLetters, checkEverydayNames, checkLetterCase, checkPlurals,
  checkSystemEntities,
  checkPresence, checkRecursion, checkShapes, checkDates, checkJSON, checkWriter, checkQueries,
  checkWords,
] {
  check(&checks)
}
for failure in await checks.failures + checkActor() { print(failure) }
print("done")
