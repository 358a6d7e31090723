"""Schemas of a given number of lines, in the manner of real ones, the same on every run."""

BUILDERS = [
    "i.string()",
    "i.string().unique().indexed()",
    "i.number().indexed()",
    "i.boolean()",
    "i.date().optional()",
    "i.string().optional()",
    "i.json().optional()",
    'i.string<"draft" | "published" | "archived">()',
    "i.number()",
    "i.string().indexed().optional()",
]

ATTRIBUTES = [
    "title", "slug", "position", "isPublic", "publishedAt",
    "subtitle", "settings", "status", "wordCount", "category",
]


def schema(lines):
    """A schema of about `lines` lines: entities of ten attributes, a link for every entity."""
    entities = max(1, (lines - 12) // 20)
    text = ['import { i } from "@instantdb/core";', "", "const _schema = i.schema({", "  entities: {"]
    for entity in range(entities):
        text.append(f"    // Documents of kind {entity}.")
        text.append(f"    documents{entity}: i.entity({{")
        for name, builder in zip(ATTRIBUTES, BUILDERS):
            text.append(f"      {name}: {builder},")
        text.append("    }),")
    text += ["  },", "  links: {"]
    for entity in range(entities):
        text += [
            f"    documents{entity}Parent: {{",
            f'      forward: {{ on: "documents{entity}", has: "one", label: "parent{entity}" }},',
            "      reverse: {",
            f'        on: "documents{(entity + 1) % entities}",',
            '        has: "many",',
            f'        label: "children{entity}",',
            "      },",
            "    },",
        ]
    text += ["  },", "  rooms: {},", "});", "", "export default _schema;", ""]
    return "\n".join(text)


def entities(count):
    """A schema of `count` entities of ten attributes and nothing else."""
    text = ['import { i } from "@instantdb/core";', "export default i.schema({", "  entities: {"]
    for entity in range(count):
        text.append(f"    documents{entity}: i.entity({{")
        for name, builder in zip(ATTRIBUTES, PLAIN):
            text.append(f"      {name}{entity}: {builder},")
        text.append("    }),")
    text += ["  },", "  links: {},", "  rooms: {},", "});", ""]
    return "\n".join(text)


# The types of the attributes of `entities`, and what a person would write for each in Swift.
PLAIN = [
    "i.string()", "i.number()", "i.boolean()", "i.date()", "i.string().optional()",
    "i.string()", "i.number()", "i.string().optional()", "i.boolean()", "i.string()",
]
SWIFT = [
    "String", "Double", "Bool", "Date", "String?",
    "String", "Double", "String?", "Bool", "String",
]


def synthesized(count):
    """The structs of `entities` as written by hand, with synthesized conformances."""
    text = ["import Foundation", ""]
    for entity in range(count):
        fields = [("id", "String")] + [
            (f"{name}{entity}", type) for name, type in zip(ATTRIBUTES, SWIFT)
        ]
        text.append(f"public struct Document{entity}: Identifiable, Codable, Equatable, Sendable {{")
        text += [f"  public var {name}: {type}" for name, type in fields]
        parameters = ['    id: String = UUID().uuidString.lowercased()'] + [
            f"    {name}: {type}" + (" = nil" if type.endswith("?") else "")
            for name, type in fields[1:]
        ]
        text.append("  public init(\n" + ",\n".join(parameters) + "\n  ) {")
        text += [f"    self.{name} = {name}" for name, _ in fields]
        text += ["  }", "}", ""]
    return "\n".join(text)
