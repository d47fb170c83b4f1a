import { groupedBy } from '../grouped-by.ts';
import { divideByArea } from '../materials/amount.ts';

/** That land of one parcel became land of another. */
export interface LandDescent {
  readonly fromId: number;
  readonly toId: number;
  /** How much of it, and how large the parcel was that it came of. */
  readonly areaM2: number;
  readonly fromM2: number;
  /** The last day on which what was done on the former was done to that land; null where that goes for all days. */
  readonly until: string | null;
}

/** What was done on one parcel on one day. */
export interface DoneThere {
  readonly parcelId: number;
  readonly day: string;
  /** How much of it was done on the land of each parcel that came of it, in square metres; null where it was done on all of it. */
  readonly reached: ReadonlyMap<number, number> | null;
}

/** Less than this share of a parcel comes of measuring, and of rounding what was measured. */
const leastShare = 0.005;

/**
 * Tells to which parcels something falls that was done on land which they hold now: whole numbers that come to exactly the whole.
 * What falls to land that is none of theirs any more stays where it was done.
 */
export function fallsToLand(
  descents: readonly LandDescent[],
  there: Iterable<number>,
): (done: DoneThere, amount: number) => ReadonlyMap<number, number> {
  const byParcel = groupedBy(descents, ({ fromId }) => fromId);
  const leading = leadingTo(descents, there);

  function fall({ parcelId, day, reached }: DoneThere, amount: number, before: readonly number[]): [number, number][] {
    const next = (byParcel.get(parcelId) ?? []).filter(
      ({ toId, until }) => (until === null || day <= until) && leading.has(toId) && !before.includes(toId),
    );
    const [first] = next;
    if (!first || amount === 0) return [[parcelId, amount]];
    const whole = reached ? [...reached.values()].reduce((sum, area) => sum + area, 0) : first.fromM2;
    const areas = next.map(({ toId, areaM2 }) => (reached ? (reached.get(toId) ?? 0) : areaM2));
    const left = whole - areas.reduce((sum, area) => sum + area, 0);
    const stays = left > whole * leastShare || areas.every((area) => area <= 0) ? Math.max(left, 1) : 0;
    const [staying = 0, ...parts] = divideByArea(amount, [stays, ...areas]);
    const further = next.flatMap(({ toId }, at) =>
      fall({ parcelId: toId, day, reached: null }, parts[at] ?? 0, [...before, parcelId]),
    );
    return staying === 0 ? further : [[parcelId, staying], ...further];
  }

  return (done, amount) => {
    const fallen = new Map<number, number>();
    for (const [parcelId, part] of fall(done, amount, [])) {
      if (part !== 0 || amount === 0) fallen.set(parcelId, (fallen.get(parcelId) ?? 0) + part);
    }
    return fallen;
  };
}

/** Parcels of which some land came to one of some parcels, and these themselves. */
function leadingTo(descents: readonly LandDescent[], there: Iterable<number>): ReadonlySet<number> {
  const byHeir = groupedBy(descents, ({ toId }) => toId);
  const leading = new Set(there);
  // What is added while it is gone through has its turn, too.
  for (const parcelId of leading) for (const { fromId } of byHeir.get(parcelId) ?? []) leading.add(fromId);
  return leading;
}
