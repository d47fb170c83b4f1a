import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { mapInTurns } from '#server/concurrency/in-turns.ts';
import { findApplied, findOrganismNames, findUsedMaterials, type AppliedRow } from './applied-materials.repository.ts';
import { plantProtectionRow, recordCounts, type UsedProducts } from './compose-plant-protection.ts';
import { daysOf } from './report-question.ts';
import type { Days } from './report-rows.repository.ts';
import { mostRows, notTooMany, type ComposeReport, type ReportSource } from './report-source.ts';

/** The record of plant protection of some days. Throws `report.tooLarge`. */
export const composePlantProtection: ComposeReport = async (source, question) => {
  const { farms, told, farm, asThen } = source;
  const days = daysOf(question);
  const { applied, used } = await readTreatments(source, days);
  const codes = applied.flatMap(({ organismCodes }) => organismCodes);
  const names = await findOrganismNames(farms, codes, told.language);
  const organisms = new Map(names.map((one) => [one.code, one]));
  const records = await mapInTurns(applied, (row) => plantProtectionRow(asThen(row, row.day), used, organisms, told));
  return {
    facts: { farm: farm.name, holdingNumber: farm.holdingNumber, ...days, ...recordCounts(records) },
    tables: [records],
    notes: ['namesAsThen', 'missingByLaw'],
    ruleVersions: {},
  };
};

/** What was treated on some days, and the products as they were then. */
export async function readTreatments(
  { farms }: Pick<ReportSource, 'farms'>,
  days: Days,
): Promise<{ readonly applied: AppliedRow[]; readonly used: UsedProducts }> {
  const applied = notTooMany(await findApplied(farms, 'PLANT_PROTECTION', days, mostRows + 1));
  const ids = [...groupedBy(applied, ({ usedMaterialId }) => usedMaterialId).keys()];
  return { applied, used: await findUsedMaterials(farms, 'PLANT_PROTECTION', ids) };
}
