"""As much of JSON Schema (2020-12) as our schemas use; an unknown keyword is an error, so nothing goes unchecked."""

import re

TYPES = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "boolean": lambda v: isinstance(v, bool),
    "null": lambda v: v is None,
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
}
WORDS = {"$schema", "$id", "$defs", "title", "description", "type", "required", "additionalProperties", "properties",
         "items", "minItems", "maxItems", "pattern", "enum", "minimum", "maximum", "anyOf", "$ref"}


def faults(value, schema, root=None, place="$"):
    """What is wrong with the value, a line each."""
    root = root or schema
    unknown = set(schema) - WORDS
    if unknown:
        return [f"{place}: the schema uses {sorted(unknown)}"]
    found = []
    if "$ref" in schema:
        found += faults(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, place)
    if "anyOf" in schema and all(faults(value, one, root, place) for one in schema["anyOf"]):
        found.append(f"{place}: {value!r} is none of what is allowed")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{place}: {value!r} is none of {schema['enum']}")
    types = schema.get("type", [])
    types = types if isinstance(types, list) else [types]
    if types and not any(TYPES[name](value) for name in types):
        return found + [f"{place}: {value!r} is no {types}"]
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        found.append(f"{place}: {value!r} does not match {schema['pattern']}")
    if TYPES["number"](value):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            found.append(f"{place}: {value!r} is out of bounds")
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            found.append(f"{place}: {len(value)} items")
        for i, item in enumerate(value):
            found += faults(item, schema.get("items", {}), root, f"{place}[{i}]")
    if isinstance(value, dict):
        found += [f"{place}: {name} is missing" for name in schema.get("required", []) if name not in value]
        others = schema.get("additionalProperties", {})
        for name, member in value.items():
            rule = schema.get("properties", {}).get(name, others)
            if rule is False:
                found.append(f"{place}: {name} is not allowed")
            elif isinstance(rule, dict):
                found += faults(member, rule, root, f"{place}.{name}")
    return found
