/**
 * What lies over what, from the lowest: a layer names its level, and two of one level lie in the order in which they came.
 * Pictures have a map of their own below all else.
 */
const levels = [
  'pictures',
  'fields',
  'zones',
  'clusters',
  'marks',
  'lines',
  'labels',
  'sensors',
  'signs',
  'people',
  'pins',
] as const;

export type Level = (typeof levels)[number];

export function zIndexOf(level: Level): number {
  return levels.indexOf(level);
}
