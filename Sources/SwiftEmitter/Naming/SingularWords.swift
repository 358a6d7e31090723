/// The lists behind `Singular`. A change here renames types of users: it is a breaking change.
enum SingularWords {
  /// Plurals that no ending explains.
  static let irregular: [(plural: String, singular: String)] = [
    ("aliases", "alias"), ("analyses", "analysis"), ("apis", "api"), ("atlases", "atlas"),
    ("avalanches", "avalanche"), ("axes", "axis"), ("biases", "bias"), ("bonuses", "bonus"),
    ("bookshelves", "bookshelf"), ("brownies", "brownie"), ("buses", "bus"), ("caches", "cache"),
    ("calories", "calorie"), ("calves", "calf"), ("campuses", "campus"), ("canoes", "canoe"),
    ("canvases", "canvas"), ("censuses", "census"), ("children", "child"), ("circuses", "circus"),
    ("cookies", "cookie"), ("cpus", "cpu"), ("crises", "crisis"), ("criteria", "criterion"),
    ("diagnoses", "diagnosis"), ("echoes", "echo"), ("elves", "elf"), ("emojis", "emoji"),
    ("feet", "foot"), ("focuses", "focus"), ("foes", "foe"), ("gases", "gas"), ("geese", "goose"),
    ("genies", "genie"), ("gpus", "gpu"), ("gurus", "guru"), ("halves", "half"),
    ("headaches", "headache"),
    ("heroes", "hero"), ("hoodies", "hoodie"), ("hypotheses", "hypothesis"), ("indices", "index"),
    ("knives", "knife"), ("kpis", "kpi"), ("leaves", "leaf"), ("lenses", "lens"), ("lies", "lie"),
    ("lives", "life"), ("loaves", "loaf"), ("matrices", "matrix"), ("men", "man"),
    ("menus", "menu"),
    ("mice", "mouse"), ("movies", "movie"), ("niches", "niche"), ("oxen", "ox"),
    ("parentheses", "parenthesis"), ("people", "person"), ("phenomena", "phenomenon"),
    ("pies", "pie"),
    ("potatoes", "potato"), ("quizzes", "quiz"), ("rookies", "rookie"), ("scarves", "scarf"),
    ("selfies", "selfie"), ("selves", "self"), ("shelves", "shelf"), ("shoes", "shoe"),
    ("skis", "ski"),
    ("skus", "sku"), ("smoothies", "smoothie"), ("statuses", "status"), ("surpluses", "surplus"),
    ("synopses", "synopsis"), ("taxis", "taxi"), ("teeth", "tooth"), ("theses", "thesis"),
    ("thieves", "thief"), ("ties", "tie"), ("toes", "toe"), ("tomatoes", "tomato"),
    ("vertices", "vertex"), ("vetoes", "veto"), ("viruses", "virus"), ("wives", "wife"),
    ("wolves", "wolf"), ("women", "woman"), ("zombies", "zombie"),
  ]

  private static let irregularPlurals = WordTable(irregular.map(\.plural))

  static func irregularSingular(of plural: String) -> String? {
    irregularPlurals.index(of: plural).map { irregular[$0].singular }
  }

  /// Words that are their own singular, or only look plural.
  static let unchanging = WordTable([
    "alias", "analytics", "athletics", "atlas", "aws", "bias", "canvas", "chaos", "cosmos", "css",
    "data", "debris", "dns", "economics", "electronics", "ethics", "ethos", "fish", "gas", "goods",
    "gps", "gymnastics", "headquarters", "https", "ios", "kudos", "lens", "logistics",
    "mathematics", "media", "metadata", "news", "pants", "physics", "politics", "rhinoceros", "rss",
    "saas", "scissors", "series", "sheep", "sms", "species", "thanks", "thermos", "tls", "trousers",
  ])

  /// Endings of plurals and of their singular; the first that fits counts. An ending that is its
  /// own singular marks words that are no plurals.
  static let endings: [(plural: String, singular: String)] = [
    ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("zzes", "zz"), ("ies", "y"),
    ("ss", "ss"), ("us", "us"), ("is", "is"), ("s", ""),
  ]
}
