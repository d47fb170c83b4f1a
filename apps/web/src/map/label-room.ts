import { fitsInto, type LabelSpace } from '@brazda/domain/label-space.ts';

/** What of a parcel's label there is room for. */
export type LabelContent = 'nothing' | 'name' | 'name-and-area';

const letterWidth = 6.8;
const digitWidth = 6;
/** Names up to this stand in one line; each of two lines ends in an ellipsis beyond the other. */
const shortName = 12;
const longestLine = 18;
const lineHeight = 14;
const roomAroundName = 16;
const roomAroundArea = 24;
/** How wide a parcel is at least beside its words; whether they lie within it, the space around them says. */
const nameShare = 0.72;
const nameAndAreaShare = 0.9;

/** Below this side on screen there is room for no label at all, whatever the name is. */
export const smallestSideWithLabel = roomAroundName + lineHeight;

/** What a parcel would be called by, and what lies free around that within the parcel, in pixels; undefined where nobody says. */
interface Labelled {
  readonly lines: readonly string[];
  readonly area: string;
  readonly areaHa: number;
  readonly space: LabelSpace | undefined;
}

/**
 * Decides by the side that a square of the parcel's area has on screen, and by the space around the label: strips and
 * slivers whose words would lie outside stay without.
 */
export function labelContent({ lines, area, areaHa, space }: Labelled, metresPerPixel: number): LabelContent {
  const side = Math.sqrt(areaHa * 10_000) / metresPerPixel;
  const width = Math.max(...lines.map((line) => line.length)) * letterWidth;
  const nameSide = Math.max(roomAroundName + lines.length * lineHeight, width * nameShare);
  const nameAndAreaSide = Math.max(roomAroundArea + (lines.length + 1) * lineHeight, width * nameAndAreaShare);
  const fits = (wide: number, count: number): boolean =>
    space === undefined || fitsInto(space, wide, count * lineHeight);
  if (side < nameSide || !fits(width, lines.length)) return 'nothing';
  const areaWidth = area.length * digitWidth;
  return side < nameAndAreaSide || !fits(Math.max(width, areaWidth), lines.length + 1) ? 'name' : 'name-and-area';
}

/** A block's number on the map: without the map square before it, which is the same for all parcels around. */
export function shortLabel(name: string): string {
  return name.replace(/^\d{3}-\d{4}[ /](?=\d)/, '');
}

/** Breaks a name that is not short into two lines between words; what is still too long ends in an ellipsis. */
export function labelLines(name: string): readonly string[] {
  if (name.length <= shortName) return [name];
  const middle = name.length / 2;
  // The numbers of blocks have hyphens that hold together; words are parted there only where nothing else parts them.
  const parting = name.includes(' ') ? / /g : /-/g;
  const gaps = [...name.matchAll(parting)].map(({ index }) => index + 1);
  const gap = gaps.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
  const lines = gap === undefined ? [name] : [name.slice(0, gap).trim(), name.slice(gap).trim()];
  return lines.map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1).trimEnd()}…` : line));
}
