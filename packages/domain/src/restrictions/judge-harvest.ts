import { addDays, allDays, daysBetween, type DayRange } from '../days.ts';
import type { PreHarvestInterval } from '../materials/material-facts.ts';
import { always, finding, onDays, type Finding, type FindingNumbers, type Judged, type RuleSource } from './finding.ts';
import type { EarlierUse, JudgedParcel } from './question.ts';
import { figureOn, type RestrictionFigure } from './rules.ts';

const check = 'PRE_HARVEST';

interface BeforeHarvest {
  readonly day: string;
  readonly source: RuleSource;
  readonly figures: readonly RestrictionFigure[];
}

/** Whether so many days lie between a use and the harvests that are planned or done after it. */
export function judgePreHarvest(
  days: PreHarvestInterval | null,
  { harvestDays }: JudgedParcel,
  { day, source, figures }: BeforeHarvest,
): Judged {
  if (days === null) return always(finding({ check, vote: 'UNKNOWN', reason: 'PRE_HARVEST_NOT_STATED', source }));
  if (days === 'AT') return always(finding({ check, vote: 'ALLOWED', reason: 'PRE_HARVEST_BY_GROWING', source }));
  const numbers = { least: days, unit: 'DAYS', from: addDays(day, days) } as const;
  const harvest = harvestDays.filter((each) => each >= day).toSorted()[0];
  const closed = harvestDays.flatMap((each): DayRange[] =>
    days === 0 ? [] : [{ from: addDays(each, 1 - days), to: each }],
  );
  if (harvest === undefined) {
    return onDays(finding({ check, vote: 'ALLOWED', reason: 'HARVEST_NOT_PLANNED', source }, numbers), closed);
  }
  const told = { ...numbers, actual: daysBetween(day, harvest), to: harvest };
  return onDays(votedBy(told, { day, source, figures }), closed);
}

/** How a harvest on a day stands to what was used on the parcel before it. */
export function judgeHarvest(
  { name, registrationNumber, day: usedOn, preHarvest: days }: EarlierUse,
  { day, figures }: Pick<BeforeHarvest, 'day' | 'figures'>,
): Judged | undefined {
  if (usedOn > day || days === 'AT') return undefined;
  const label = { validFrom: null, validTo: null, isGeneralKnowledge: false };
  const source = { document: name, paragraph: registrationNumber, ...label };
  if (days === null) {
    const numbers = { from: usedOn, about: name };
    const found = finding({ check, vote: 'UNKNOWN', reason: 'PRE_HARVEST_NOT_STATED', source }, numbers);
    return onDays(found, [{ ...allDays, from: usedOn }]);
  }
  const ends = addDays(usedOn, days);
  const numbers = {
    least: days,
    actual: daysBetween(usedOn, day),
    unit: 'DAYS',
    from: ends,
    to: day,
    about: name,
  } as const;
  const closed = days === 0 ? [] : [{ from: usedOn, to: addDays(ends, -1) }];
  return onDays(votedBy(numbers, { day, source, figures }), closed);
}

/** Fewer days than are asked for are forbidden, hardly more are warned of. */
function votedBy(
  numbers: Partial<FindingNumbers> & { readonly least: number; readonly actual: number },
  { day, source, figures }: BeforeHarvest,
): Finding {
  const { least, actual } = numbers;
  if (actual < least) return finding({ check, vote: 'FORBIDDEN', reason: 'PRE_HARVEST_NOT_KEPT', source }, numbers);
  const margin = figureOn(figures, 'HARVEST_MARGIN_DAYS', day)?.value ?? 0;
  if (least > 0 && actual < least + margin) {
    return finding({ check, vote: 'WARNING', reason: 'PRE_HARVEST_CLOSE', source }, numbers);
  }
  return finding({ check, vote: 'ALLOWED', reason: 'PRE_HARVEST_KEPT', source }, numbers);
}
