/// The files that the tool writes, all of them at every run. A plugin can import no library, so the
/// names stand here once more; a test holds them equal to the tool's.
let generatedNames = ["Entities.swift", "Schema.swift", "Rooms.swift", "Links.swift"]
