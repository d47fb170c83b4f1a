/** How much land something takes from a day to a day; days are YYYY-MM-DD, null where there is no beginning or no end. */
export interface LandTaken {
  readonly from: string | null;
  readonly to: string | null;
  readonly areaM2: number;
}

/** The most land that is taken on one day. */
export function mostLandAtOnce(taken: readonly LandTaken[]): number {
  const beginnings = taken.map(({ from }) => from ?? '');
  return Math.max(0, ...beginnings.map((day) => landOn(taken, day)));
}

function landOn(taken: readonly LandTaken[], day: string): number {
  const there = taken.filter(({ from, to }) => (from ?? '') <= day && (to === null || day < to));
  return there.reduce((sum, { areaM2 }) => sum + areaM2, 0);
}
