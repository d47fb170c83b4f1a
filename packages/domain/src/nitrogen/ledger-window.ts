import { seasonBegins, seasonOfDay } from '../season.ts';

/** A main crop of a parcel, with the days on which it stood: from the first to the one on which it stood no more. */
export interface StoodCrop {
  readonly id: number;
  /** Of the catalogue or the farm's own; null where only a name is known. */
  readonly cropId: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** On which days what is brought onto a parcel counts to a crop: the first, and the one on which it does no more. */
export interface LedgerWindow {
  readonly from: string;
  readonly to: string | null;
  /** From which day on what is said to be for the crop counts to it, though another stands there. */
  readonly saidFrom: string;
  readonly cropId: number | null;
  readonly cultivationId: number | null;
}

/**
 * From the end of the crop before to the harvest of the crop. Where no end is known it begins with the farming year in which
 * the crop was sown, and never more than a farming year earlier. Crops that stand for years have a window each farming year.
 */
export function windowOf(
  day: string,
  target: StoodCrop | null,
  before: StoodCrop | null,
  wanted: number | null,
): LedgerWindow {
  const season = seasonOfDay(day);
  if (!target) {
    const from = latest(beginOf(season - 1), earliest(before?.to ?? beginOf(season), day));
    return { from, to: null, saidFrom: beginOf(season), cropId: wanted, cultivationId: null };
  }
  const { cropId, id: cultivationId } = target;
  if (target.from === null || target.from < beginOf(season - 1)) {
    const from = beginOf(season);
    const to = target.to === null ? beginOf(season + 1) : earliest(target.to, beginOf(season + 1));
    return { from, to, saidFrom: from, cropId, cultivationId };
  }
  const sown = seasonOfDay(target.from);
  const ended = before?.to != null && before.to <= target.from ? before.to : beginOf(sown);
  const from = latest(ended, beginOf(sown - 1));
  return { from, to: target.to, saidFrom: earliest(from, beginOf(sown)), cropId, cultivationId };
}

/** What an action says of the crop that it was done to. */
export interface MeantCrop {
  readonly day: string;
  /** The crop that it names; null where it names none. */
  readonly cropId: number | null;
  /** What stood there; null where nothing did. */
  readonly cultivationId: number | null;
}

/** Whether something counts to the crop of a window. */
export function countsTo({ day, cropId, cultivationId }: MeantCrop, window: LedgerWindow): boolean {
  if (window.to !== null && day >= window.to) return false;
  if (cropId !== null) return cropId === window.cropId && day >= window.saidFrom;
  return day >= window.from && (cultivationId === null || cultivationId === window.cultivationId);
}

function beginOf(season: number): string {
  const [month, day] = [seasonBegins.month, seasonBegins.day].map((part) => String(part).padStart(2, '0'));
  return `${season}-${month}-${day}`;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}
