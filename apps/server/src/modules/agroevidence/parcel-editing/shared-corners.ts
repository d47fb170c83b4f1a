import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { ringOf, type Ring } from '#server/files/land/source-layer.ts';
import type { EdgeCut, LineCorner, Meetings } from './corner-meetings.ts';
import type { Place } from './divided-land.repository.ts';

/** An outline and a line that have a corner wherever they meet: what divides one along the other computes no place anew. */
export interface CorneredLand {
  readonly polygons: readonly (readonly Ring[])[];
  readonly line: readonly Place[];
}

/** Gives both the corners that they are to have, by where those of the edges come to lie, in their order. */
export function withSharedCorners(
  polygons: readonly (readonly Ring[])[],
  { cuts, line }: Meetings,
  places: readonly Place[],
): CorneredLand {
  const placeOf = new Map(cuts.map((cut, index) => [cut, places[index] ?? cut.from]));
  const cutsOf = groupedBy(cuts, ({ ring }) => ring);
  return {
    polygons: polygons.map((rings) => rings.map((ring) => withCorners(ring, cutsOf.get(ring) ?? [], placeOf))),
    line: withoutRepeats(line.map((corner) => (isCut(corner) ? (placeOf.get(corner) ?? corner.from) : corner))),
  };
}

/** A line that reaches a little beyond its ends: drawn up to an edge, it ends a little before or after that. */
export function withLongerEnds(line: readonly Place[], metres: number): readonly Place[] {
  const places = withoutRepeats(line);
  const [first, second] = places;
  const [last, beforeLast] = [places.at(-1), places.at(-2)];
  if (!first || !second || !last || !beforeLast) return places;
  return [beyond(second, first, metres), ...places, beyond(beforeLast, last, metres)];
}

const metresPerDegree = 111_195;

/** The place so many metres behind the second of two, as seen from the first. */
function beyond([x1, y1]: Place, [x2, y2]: Place, metres: number): Place {
  const shrink = Math.cos((y2 * Math.PI) / 180);
  const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
  const share = metres / (Math.hypot(dx, dy) * metresPerDegree);
  return [x2 + (x2 - x1) * share, y2 + (y2 - y1) * share];
}

function withCorners(ring: Ring, cuts: readonly EdgeCut[], placeOf: ReadonlyMap<EdgeCut, Place>): Ring {
  if (cuts.length === 0) return ring;
  const cutsAt = groupedBy(cuts, ({ at }) => at);
  const places: Place[] = [];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    places.push([ring[at] ?? 0, ring[at + 1] ?? 0]);
    const onEdge = (cutsAt.get(at) ?? []).toSorted((one, other) => one.share - other.share);
    places.push(...onEdge.map((cut) => placeOf.get(cut) ?? cut.from));
  }
  return ringOf(withoutRepeats(places));
}

function withoutRepeats(places: readonly Place[]): Place[] {
  return places.filter(([x, y], index) => {
    const before = places[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

function isCut(corner: LineCorner): corner is EdgeCut {
  return 'share' in corner;
}
