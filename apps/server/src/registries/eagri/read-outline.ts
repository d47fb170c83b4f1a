type Position = number[];
type Polygon = Position[][];

export interface RegistryOutline {
  readonly type: 'MultiPolygon';
  readonly coordinates: Polygon[];
}

const shape = /^\s*(?:SRID=\d+;)?\s*(MULTIPOLYGON|POLYGON)\s*(?:ZM|Z|M)?\s*(\(.*\))\s*$/is;
const longestOutline = 4_000_000;

/** The outline of a block from its well-known text, in the registry's own coordinates; null where it is none. */
export function readOutline(wellKnownText: string | null): RegistryOutline | null {
  if (wellKnownText === null || wellKnownText.length > longestOutline) return null;
  const found = shape.exec(wellKnownText);
  if (!found) return null;
  const nested = nestedLists(found[2] ?? '');
  const coordinates = found[1]?.toUpperCase() === 'POLYGON' ? [nested] : nested;
  return isPolygons(coordinates) ? { type: 'MultiPolygon', coordinates } : null;
}

/** Brackets and numbers are JSON but for their letters: so nothing of ours has to walk through millions of them. */
function nestedLists(text: string): unknown {
  if (!/^[\d\s.,()eE+-]*$/.test(text)) return undefined;
  const json = text
    .trim()
    .replaceAll(/\(\s*(?=[-+.\d])/g, '[[')
    .replaceAll(/(?<=\d\.?)\s*\)/g, ']]')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll(/(?<=\d\.?)\s*,\s*/g, '],[')
    .replaceAll(/(?<=\d\.?)\s+(?=[-+.\d])/g, ',');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isPolygons(value: unknown): value is Polygon[] {
  return isListOf(value, (polygon) => isListOf(polygon, (ring) => isListOf(ring, isPosition)));
}

function isPosition(value: unknown): boolean {
  return isListOf(value, (number) => typeof number === 'number') && value.length >= 2;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}
