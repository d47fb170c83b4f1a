import { foldText } from '@brazda/domain/fold-text.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { sql } from 'kysely';
import { farmDays } from '#server/db/farm-days.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import type { Services } from '#server/services.ts';
import { findCrops } from '../crops/crops.repository.ts';
import { findOwnCrops } from '../crops/own-crops.repository.ts';
import { knownRecords, numberKey, type KnownAction, type KnownRecords } from './known-records.ts';
import { findKnownMaterials, findKnownParcels, findKnownStands, findRecorded } from './known-records.repository.ts';
import { materialMark } from './leave-out-doubles.ts';
import type { SaidMeanings } from './judged-row.ts';
import { readMoment } from './read-moment.ts';
import { readNamedAmounts } from './read-quantity.ts';
import type { RecordColumn } from './record-imports.repository.ts';

/** What rows are asked about: all of it is read, and nothing that no row could mean. */
export interface AskedRecords {
  readonly farmId: number;
  readonly language: Language;
  readonly rows: readonly SpreadsheetRow[];
  readonly columns: readonly RecordColumn[];
  readonly said: SaidMeanings;
}

type Needs = Pick<Services, 'database' | 'clock'>;

/** Reads all that the rows of a file are judged by. */
export async function readKnownRecords({ database, clock }: Needs, asked: AskedRecords): Promise<KnownRecords> {
  const { farmId, language, rows, columns, said } = asked;
  const farms = readingOf(database, { memberships: [farmId], farmIds: [farmId] });
  const texts = textsOf(rows, columns, ['MATERIAL', 'NUMBER']);
  const ids = [...said.values()].flatMap(({ materialId }) => materialId ?? []);
  const [days, parcels, crops, ownCrops, materials, stands, actions] = await Promise.all([
    farms.rows(
      sql<{ day: string }>`select day from (${farmDays(farms, clock.now())}) as farm_day where farm_id = ${farmId}`,
    ),
    findKnownParcels(farms),
    findCrops(farms),
    findOwnCrops(farms),
    findKnownMaterials(farms, { words: wordsOf(texts), numbers: texts.map(numberKey), ids }),
    findKnownStands(farms),
    findActions(farms, rows, columns),
  ]);
  const own = ownCrops.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ id, name, names: [name] }));
  const catalogue = crops.map(({ id, names, registerNames, key }) => ({
    id,
    name: names[language] ?? names['cs'] ?? key,
    names: [...Object.values(names), ...registerNames],
  }));
  const today = days[0]?.day;
  if (today === undefined) throw new Error(`The farm ${farmId} is not in scope`);
  return knownRecords({ today, parcels, crops: [...own, ...catalogue], materials, stands, actions }, language);
}

function textsOf(
  rows: readonly SpreadsheetRow[],
  columns: readonly RecordColumn[],
  roles: readonly string[],
): string[] {
  const places = columns.flatMap(({ role }, at) => (role !== null && roles.includes(role) ? [at] : []));
  const all = new Set(rows.flatMap(({ cells }) => places.map((at) => cells[at] ?? '')));
  all.delete('');
  return [...all];
}

/** As they stand, and without the amounts behind those that one cell lists. */
function wordsOf(texts: readonly string[]): string[] {
  const pieces = texts.flatMap((text) => readNamedAmounts(text)?.map(({ name }) => name) ?? []);
  return [...new Set([...texts, ...pieces].map(foldText))];
}

async function findActions(
  farms: FarmReading,
  rows: readonly SpreadsheetRow[],
  columns: readonly RecordColumn[],
): Promise<KnownAction[]> {
  // Read both ways: which one holds is decided with all rows before the eyes, and more days than are asked about do no harm.
  const days = textsOf(rows, columns, ['DAY']).flatMap((text) =>
    [false, true].flatMap((monthFirst) => readMoment(text, monthFirst)?.day ?? []),
  );
  if (days.length === 0) return [];
  const recorded = await findRecorded(farms, [...new Set(days)]);
  return recorded.map(({ parts, amounts, animals, head, days: grazed, waterValue, waterUnit, ...action }) => ({
    ...action,
    grazing: { animals, head, days: grazed },
    irrigation: waterValue === null || waterUnit === null ? null : { value: waterValue, unit: waterUnit },
    amounts: (amounts ?? []).map(({ of, unitKind }, at) => ({ of: materialMark(of, unitKind), part: parts[at] ?? 0 })),
  }));
}
