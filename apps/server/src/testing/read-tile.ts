/** A vector tile as a map reads it: just enough of the format to see what a tile of ours says. */
export interface ReadLayer {
  readonly name: string;
  readonly extent: number;
  readonly features: readonly ReadFeature[];
}

export interface ReadFeature {
  readonly id: number;
  readonly type: 'POINT' | 'LINE' | 'POLYGON';
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** Rings, or one ring with the points, in the tile's units from its upper left corner. */
  readonly rings: readonly (readonly (readonly [x: number, y: number])[])[];
}

type Field = readonly [number: number, value: number | Uint8Array];

/** Reads an uncompressed tile, by the specification of Mapbox Vector Tiles 2.1. */
export function readTile(bytes: Uint8Array): ReadLayer[] {
  return fieldsOf(bytes)
    .filter(([number]) => number === 3)
    .map(([, layer]) => readLayer(fieldsOf(layer as Uint8Array)));
}

function readLayer(fields: readonly Field[]): ReadLayer {
  const all = <T extends number | Uint8Array>(number: number): T[] =>
    fields.filter(([found]) => found === number).map(([, value]) => value as T);
  const keys = all<Uint8Array>(3).map(textOf);
  const values = all<Uint8Array>(4).map(readValue);
  return {
    name: textOf(all<Uint8Array>(1)[0]),
    extent: all<number>(5)[0] ?? 4096,
    features: all<Uint8Array>(2).map((feature) => readFeature(fieldsOf(feature), keys, values)),
  };
}

function readFeature(
  fields: readonly Field[],
  keys: readonly string[],
  values: readonly (string | number | boolean)[],
): ReadFeature {
  const byNumber = new Map(fields);
  const tags = numbersOf(byNumber.get(2));
  const pairs = Array.from({ length: tags.length / 2 }, (_, at): [string, string | number | boolean] => [
    keys[tags[at * 2] ?? -1] ?? '',
    values[tags[at * 2 + 1] ?? -1] ?? '',
  ]);
  return {
    id: Number(byNumber.get(1)),
    type: (['POINT', 'LINE', 'POLYGON'] as const)[Number(byNumber.get(3)) - 1] ?? 'POINT',
    properties: Object.fromEntries(pairs),
    rings: readGeometry(numbersOf(byNumber.get(4))),
  };
}

/** Commands with their counts, and steps from point to point. */
function readGeometry(numbers: readonly number[]): [number, number][][] {
  const rings: [number, number][][] = [];
  let [x, y, at] = [0, 0, 0];
  while (at < numbers.length) {
    const command = numbers[at++] ?? 0;
    const [kind, count] = [command & 7, command >> 3];
    if (kind === 7) continue;
    for (let step = 0; step < count; step += 1) {
      x += unfolded(numbers[at++] ?? 0);
      y += unfolded(numbers[at++] ?? 0);
      if (kind === 1) rings.push([]);
      rings.at(-1)?.push([x, y]);
    }
  }
  return rings;
}

function readValue(bytes: Uint8Array): string | number | boolean {
  const [[number, value] = [0, 0]] = fieldsOf(bytes);
  if (value instanceof Uint8Array) {
    const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
    return number === 1 ? textOf(value) : number === 2 ? view.getFloat32(0, true) : view.getFloat64(0, true);
  }
  return number === 6 ? unfolded(value) : number === 7 ? value === 1 : value;
}

/** The fields of a message of protocol buffers: numbers as they are, everything else as its bytes. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  const reader = { bytes, at: 0 };
  while (reader.at < bytes.length) {
    const tag = readNumber(reader);
    fields.push([tag >> 3, readField(reader, tag & 7)]);
  }
  return fields;
}

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
}

function readField(reader: Reader, wireType: number): number | Uint8Array {
  if (wireType === 0) return readNumber(reader);
  const length = { 1: 8, 5: 4 }[wireType] ?? readNumber(reader);
  const start = reader.at;
  reader.at += length;
  return reader.bytes.subarray(start, reader.at);
}

function readNumber(reader: Reader): number {
  let value = 0;
  for (let place = 1; ; place *= 128) {
    const byte = reader.bytes[reader.at++] ?? 0;
    value += (byte & 127) * place;
    if (byte < 128) return value;
  }
}

function numbersOf(packed: number | Uint8Array | undefined): number[] {
  if (!(packed instanceof Uint8Array)) return [];
  const reader = { bytes: packed, at: 0 };
  const numbers: number[] = [];
  while (reader.at < packed.length) numbers.push(readNumber(reader));
  return numbers;
}

function unfolded(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
