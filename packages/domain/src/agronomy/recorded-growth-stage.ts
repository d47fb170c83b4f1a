import { daysBetween } from '../days.ts';
import { septoriaHumidityRule } from './wheat-septoria.ts';

/** How far a crop was grown on a day, as somebody has recorded it: BBCH. */
export interface RecordedGrowthStage {
  readonly day: string;
  readonly growthStage: number;
}

/**
 * For how many days a record says that wheat is at risk, and for how many that it is so no more. General knowledge: from the
 * first node to milk takes about two months, and within four the stand is another.
 */
const riskDays = 14;
const overDays = 120;

/**
 * How far wheat is grown on a day, as far as the septoria humidity model needs to know; null where what was recorded does not
 * say it. Growth goes on: what was too young is so on the day of the record alone, what was too old stays so.
 */
export function growthStageOn(
  day: string,
  recorded: readonly RecordedGrowthStage[],
  { growthStageFrom, growthStageTo } = septoriaHumidityRule.figures,
): number | null {
  const last = recorded
    .filter((one) => one.day <= day)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .at(-1);
  if (!last) return null;
  const { growthStage } = last;
  const heldDays = growthStage > growthStageTo ? overDays : growthStage < growthStageFrom ? 0 : riskDays;
  return daysBetween(last.day, day) <= heldDays ? growthStage : null;
}

/** So far back it is looked for what was recorded. */
export const farthestRecordedDays = overDays;
