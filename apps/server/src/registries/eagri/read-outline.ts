type Position = number[];
type Polygon = Position[][];

export interface RegistryOutline {
  readonly type: 'MultiPolygon';
  readonly coordinates: Polygon[];
}

/** What stands before the first bracket, of text without space around it; between two words there is something to see. */
const head = /^(?:SRID=\d{1,9};\s*)?(MULTIPOLYGON|POLYGON)(?:\s*(?:ZM|Z|M))?$/i;
const longestHead = 100;
const longestOutline = 4_000_000;

/** The outline of a block from its well-known text, in the registry's own coordinates; null where it is none. */
export function readOutline(wellKnownText: string | null): RegistryOutline | null {
  if (wellKnownText === null || wellKnownText.length > longestOutline) return null;
  const bracket = wellKnownText.indexOf('(');
  const before = wellKnownText.slice(0, Math.max(0, bracket)).trim();
  const found = before.length > longestHead ? null : head.exec(before);
  if (!found) return null;
  const nested = nestedLists(wellKnownText.slice(bracket));
  const coordinates = found[1]?.toUpperCase() === 'POLYGON' ? [nested] : nested;
  return isPolygons(coordinates) ? { type: 'MultiPolygon', coordinates } : null;
}

/**
 * Brackets and numbers are JSON but for their letters: so nothing of ours has to walk through millions of them. Spaces go
 * first, since what looks for something behind any number of them looks again from each.
 */
function nestedLists(text: string): unknown {
  if (!/^[\d\s.,()eE+-]*$/.test(text)) return undefined;
  const json = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .replaceAll(/\((?=[-+.\d])/g, '[[')
    .replaceAll(/(?<=[\d.])\)/g, ']]')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll(/(?<=[\d.]),/g, '],[')
    .replaceAll(' ', ',');
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
