import { addDays, allDays, beginningOfDays, endOfDays, isWithin, type DayRange } from '../days.ts';
import type { ReleaseClass } from '../enumerations/material.ts';
import { always, finding, onDays, type Judged } from './finding.ts';
import type { JudgedParcel } from './question.ts';
import { holdsOn, sourceOf, type FertilizingBan } from './rules.ts';

const check = 'BAN_PERIOD';

/**
 * Whether nitrogen of a class is brought onto a parcel on a day. What is not known of a parcel is taken both ways: where all
 * ways say the same it is known after all, else nobody knows.
 */
export function judgeBan(
  releaseClass: ReleaseClass,
  parcel: JudgedParcel,
  day: string,
  bans: readonly FertilizingBan[],
): Judged {
  if (releaseClass === 'NONE') return always(finding({ check, vote: 'ALLOWED', reason: 'NO_NITROGEN', source: null }));
  if (parcel.isVulnerable === 'NO') {
    return always(finding({ check, vote: 'ALLOWED', reason: 'OUTSIDE_ZONE', source: null }));
  }
  const ofClass = bans.filter((ban) => ban.releaseClass === releaseClass);
  const rule = ofClass.find((ban) => holdsOn(ban, day));
  if (!rule) {
    return onDays(finding({ check, vote: 'UNKNOWN', reason: 'BAN_RULES_UNKNOWN', source: null }), [allDays]);
  }
  const ways = waysOf(parcel, ofClass).map((way) => ofClass.flatMap((ban) => rangesOf(ban, way, day)));
  const closed = [...withoutRule(ofClass), ...ways.flat()];
  const shut = ways.map((ranges) => ranges.find((range) => isWithin(range, day)));
  const last = shut.flatMap((range) => range ?? []).toSorted((one, other) => (one.to < other.to ? 1 : -1))[0];
  if (last === undefined) {
    return onDays(finding({ check, vote: 'ALLOWED', reason: 'OUTSIDE_BAN', source: sourceOf(rule) }), closed);
  }
  const { from, to, ban } = last;
  const source = sourceOf(ban);
  const isShutAnyway = shut.every((range) => range !== undefined);
  return onDays(finding({ check, source, ...votedInBan(parcel, isShutAnyway) }, { from, to }), closed);
}

/** Of days on which a ban holds, for land as it surely is or as it only may be. */
function votedInBan({ isVulnerable }: JudgedParcel, isShutAnyway: boolean) {
  if (!isShutAnyway) return { vote: 'UNKNOWN', reason: 'BAN_UNKNOWN' } as const;
  return isVulnerable === 'YES'
    ? ({ vote: 'FORBIDDEN', reason: 'INSIDE_BAN' } as const)
    : ({ vote: 'UNKNOWN', reason: 'BAN_ZONE_UNKNOWN' } as const);
}

/** One way in which a parcel could be. */
interface Way {
  /** Null where no ban asks for it. */
  readonly climate: number | null;
  readonly isGentle: (degrees: number) => boolean;
  readonly isCropToFollow: boolean;
}

function waysOf(
  { climateRegion, slopeDegrees, stand, isCropToFollow }: JudgedParcel,
  bans: readonly FertilizingBan[],
): Way[] {
  const climates = climateRegion === null ? climatesOf(bans) : [climateRegion];
  const slopes =
    stand === null
      ? [Number.POSITIVE_INFINITY]
      : slopeDegrees === null
        ? [0, Number.POSITIVE_INFINITY]
        : [slopeDegrees];
  const follows = isCropToFollow === null ? [true, false] : [isCropToFollow];
  return climates.flatMap((climate) =>
    slopes.flatMap((slope) =>
      follows.map((follow) => ({ climate, isGentle: (degrees) => slope <= degrees, isCropToFollow: follow })),
    ),
  );
}

/** One climate of each kind that bans tell apart. */
function climatesOf(bans: readonly FertilizingBan[]): (number | null)[] {
  const told = new Set(bans.flatMap(({ climate }) => (climate === null ? [] : [climate.from])));
  return told.size === 0 ? [null] : [...told];
}

function isOfClimate({ climate }: FertilizingBan, way: Way): boolean {
  if (climate === null) return true;
  return way.climate !== null && climate.from <= way.climate && way.climate <= climate.to;
}

type BannedDays = DayRange & { readonly ban: FertilizingBan };

/** The ban in the years around a day, as far as its rule holds. */
function rangesOf(ban: FertilizingBan, way: Way, day: string): BannedDays[] {
  if (!isOfClimate(ban, way)) return [];
  if (ban.isWithoutNextCrop && way.isCropToFollow) return [];
  const isGentle = ban.gentleTo !== null && ban.gentleDegrees !== null && way.isGentle(ban.gentleDegrees);
  const ends = isGentle ? ban.gentleTo : ban.to;
  const year = Number(day.slice(0, 4));
  return [year - 1, year, year + 1, year + 2].flatMap((begins): BannedDays[] => {
    const from = laterOf(`${begins}-${ban.from}`, ban.validFrom ?? beginningOfDays);
    const to = earlierOf(`${ban.from > ends ? begins + 1 : begins}-${ends}`, ban.validTo ?? endOfDays);
    return from <= to ? [{ from, to, ban }] : [];
  });
}

/** Days for which no rule is known. */
function withoutRule(bans: readonly FertilizingBan[]): DayRange[] {
  const first = bans.map(({ validFrom }) => validFrom ?? beginningOfDays).toSorted()[0] ?? endOfDays;
  const last =
    bans
      .map(({ validTo }) => validTo ?? endOfDays)
      .toSorted()
      .at(-1) ?? beginningOfDays;
  return [
    ...(first > beginningOfDays ? [{ from: beginningOfDays, to: addDays(first, -1) }] : []),
    ...(last < endOfDays ? [{ from: addDays(last, 1), to: endOfDays }] : []),
  ];
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}
