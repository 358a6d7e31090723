/// Says that this library speaks the first format of generated code.
///
/// Generated code names the format it was written in. A library that no longer speaks it says so
/// here, by an unavailable declaration that asks to generate again.
public enum InstantSchemaOutputFormat1 {}
