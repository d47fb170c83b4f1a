/** What of a parcel's label there is room for. */
export type LabelContent = 'nothing' | 'name' | 'name-and-area';

const letterWidth = 6.8;
const longestLine = 18;
const smallestSide = 30;
const sideForTwoLines = 52;

/** Decides by the side that a square of the parcel's area has on screen: strips and slivers stay without a label. */
export function labelContent(lines: readonly string[], areaHa: number, metresPerPixel: number): LabelContent {
  const side = Math.sqrt(areaHa * 10_000) / metresPerPixel;
  const width = Math.max(...lines.map((line) => line.length)) * letterWidth;
  if (side < Math.max(smallestSide, width * 0.85)) return 'nothing';
  return side < Math.max(sideForTwoLines, width * 0.95) ? 'name' : 'name-and-area';
}

/** Breaks a long name into two lines between words; what is still too long ends in an ellipsis. */
export function labelLines(name: string): readonly string[] {
  if (name.length <= longestLine) return [name];
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const gap = gaps.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  const lines = gap === undefined ? [name] : [name.slice(0, gap).trim(), name.slice(gap).trim()];
  return lines.map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1).trimEnd()}…` : line));
}
