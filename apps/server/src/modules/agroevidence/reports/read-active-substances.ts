import { seasonOfDay, standsOn } from '@brazda/domain/season.ts';
import { mapInTurns } from '#server/concurrency/in-turns.ts';
import { composeSubstances } from './compose-active-substances.ts';
import { findCropAreas } from './grown-crops-report.repository.ts';
import { readTreatments } from './read-plant-protection.ts';
import { daysOf } from './report-question.ts';
import type { ComposeReport } from './report-source.ts';

/** Active substances and the treatment frequency index of crops in some days. Throws `report.tooLarge`. */
export const composeActiveSubstances: ComposeReport = async (source, question) => {
  const { farms, farm, told, asThen } = source;
  const days = daysOf(question);
  const [{ applied, used }, areas] = await Promise.all([
    readTreatments(source, days),
    findCropAreas(farms, judgedDay(seasonOfDay(days.to))),
  ]);
  const { substances, frequency } = composeSubstances(
    await mapInTurns(applied, (row) => asThen(row, row.day)),
    used,
    areas,
    told,
  );
  return {
    facts: { farm: farm.name, ...days, records: applied.length, incomplete: 0 },
    tables: [substances, frequency],
    notes: ['cropAreaOnDay', 'frequencyIndex', 'sumsOfKnown'],
    ruleVersions: {},
  };
};

/** The day by which it is judged what a season has grown. */
export function judgedDay(season: number): string {
  const [month, day] = [standsOn.month, standsOn.day].map((part) => String(part).padStart(2, '0'));
  return `${season + 1}-${month}-${day}`;
}
