/** Degrees are written with seven decimals, about a centimetre. */
const unitsOfDegree = 10_000_000;
const multiPolygon = 6;
const hasBox = 1;

/** An outline as rings of longitude and latitude in turns, each ring with whether it is a hole. */
export interface ReadRing {
  readonly isHole: boolean;
  readonly degrees: Float64Array;
}

/**
 * Reads a polygon of many parts from PostGIS's Tiny Well-Known Binary with seven decimals. The last point of a ring,
 * which repeats the first, is left out.
 */
export function readTinyOutline(bytes: Uint8Array): ReadRing[] {
  let at = 0;
  const unsigned = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  const signed = (): number => {
    const value = unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const type = (bytes[at++] ?? 0) & 0x0f;
  if (type !== multiPolygon) throw new Error(`An outline is of type ${type}`);
  const flags = bytes[at++] ?? 0;
  if (flags & hasBox) for (let skipped = 0; skipped < 4; skipped += 1) signed();
  const rings: ReadRing[] = [];
  let x = 0;
  let y = 0;
  const readRing = (isHole: boolean): void => {
    const count = unsigned();
    const degrees = new Float64Array(2 * Math.max(0, count - 1));
    for (let point = 0; point < count; point += 1) {
      x += signed();
      y += signed();
      if (point === count - 1) break;
      degrees[2 * point] = x / unitsOfDegree;
      degrees[2 * point + 1] = y / unitsOfDegree;
    }
    rings.push({ isHole, degrees });
  };
  const parts = unsigned();
  for (let part = 0; part < parts; part += 1) {
    const ringsOfPart = unsigned();
    for (let ring = 0; ring < ringsOfPart; ring += 1) readRing(ring > 0);
  }
  return rings;
}
