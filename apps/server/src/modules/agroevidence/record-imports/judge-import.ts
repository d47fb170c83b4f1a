import type {
  RecordImport,
  RecordMeaning,
  RecordValue,
  UnderstoodRecord,
} from '@brazda/contract/agroevidence/record-imports.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { recordVerdicts } from '@brazda/domain/enumerations/old-record.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import type { Services } from '#server/services.ts';
import { judgeRows, type JudgedTable } from './judge-rows.ts';
import { meaningKey, verdictOf, type CountedValue, type JudgedRow, type SaidMeanings } from './judged-row.ts';
import type { KnownRecords } from './known-records.ts';
import { stateOfKnown } from './known-records.repository.ts';
import { readKnownRecords } from './read-known-records.ts';
import type { RecordImportChange, RecordImportRow } from './record-imports.repository.ts';
import type { RowJudgement } from './record-rows.repository.ts';

/** What of an import its rows are judged by. */
export type JudgedImport = Pick<
  RecordImportRow,
  'farmId' | 'columns' | 'matches' | 'joinsParcels' | 'joinsMaterials' | 'takesDoubles'
>;

/** How the rows of an import were judged, and what is written down of it. */
export interface ImportJudgement {
  readonly known: KnownRecords;
  readonly table: JudgedTable;
  readonly rows: readonly RowJudgement[];
  readonly change: Pick<RecordImportChange, 'judgedState' | 'foundValues' | 'unmatched' | 'byVerdict' | 'actions'>;
}

/** Judges the rows of an import by what the farm and the catalogue know now. */
export async function judgeImport(
  services: Pick<Services, 'database' | 'clock'>,
  one: JudgedImport,
  rows: readonly SpreadsheetRow[],
  language: Language,
): Promise<ImportJudgement> {
  const { farmId, columns } = one;
  const said: SaidMeanings = new Map(one.matches.map(({ kind, value, meaning }) => [meaningKey(kind, value), meaning]));
  // First: what becomes another while the rest is read is seen the next time.
  const judgedState = await stateOfKnown(
    readingOf(services.database, { memberships: [farmId], farmIds: [farmId] }),
    services.clock.now(),
  );
  const known = await readKnownRecords(services, { farmId, language, rows, columns, said });
  const table = await judgeRows(rows, { ...one, said: stillMeant(said, known) }, known);
  const values = table.values.map((value) => named(value, known)).toSorted(unknownFirst);
  return {
    ...{ known, table },
    rows: table.rows.map((row) => judgementOf(row, known)),
    change: {
      judgedState,
      foundValues: values.slice(0, mostValues),
      unmatched: values.filter(({ meaning }) => meaning === null).length,
      byVerdict: countVerdicts(table.rows),
      actions: table.actions.length,
    },
  };
}

/** What was said for an earlier file may name what is no more. */
function stillMeant(said: SaidMeanings, known: KnownRecords): SaidMeanings {
  return new Map([...said].filter(([, meaning]) => isKnown(meaning, known)));
}

/** Whether a meaning names what the farm or the catalogue has, if it names any of it. */
export function isKnown({ parcelId, cropId, materialId }: RecordMeaning, known: KnownRecords): boolean {
  return (
    (parcelId === undefined || known.parcels.has(parcelId)) &&
    (cropId === undefined || known.cropNames.has(cropId)) &&
    (materialId === undefined || known.materials.has(materialId))
  );
}

/** More different values than a person would ever look at. */
const mostValues = 5000;

function countVerdicts(rows: readonly JudgedRow[]): RecordImport['byVerdict'] {
  const counts = Object.fromEntries(recordVerdicts.map((verdict) => [verdict, 0])) as RecordImport['byVerdict'];
  for (const { findings } of rows) counts[verdictOf(findings)] += 1;
  return counts;
}

/** What a person has said is called as the farm and the catalogue call it. */
function named(value: CountedValue, { parcels, cropNames, materials }: KnownRecords): RecordValue {
  const { meaning } = value;
  if (value.name !== null || meaning === null) return value;
  const { parcelId = 0, cropId = 0, materialId = 0, actionType } = meaning;
  const name =
    parcels.get(parcelId)?.name ?? cropNames.get(cropId) ?? materials.get(materialId)?.name ?? actionType ?? null;
  return { ...value, name };
}

function unknownFirst(one: RecordValue, other: RecordValue): number {
  const rank = ({ meaning }: RecordValue): number => (meaning === null ? 0 : 1);
  return rank(one) - rank(other) || other.rows - one.rows;
}

function judgementOf(row: JudgedRow, known: KnownRecords): RowJudgement {
  const { number, findings, place } = row;
  return { number, verdict: verdictOf(findings), findings, understood: understoodOf(row, known), place };
}

const squareMetresOfHectare = 10_000;

function understoodOf(
  { targets, materials, products, cropId, ...row }: JudgedRow,
  { cropNames }: KnownRecords,
): UnderstoodRecord {
  const areaM2 = targets.reduce((sum, target) => sum + target.areaM2, 0);
  return {
    ...{ day: row.day, actionType: row.type, state: row.state, operator: row.operator, note: row.note },
    ...{ grazing: row.grazing, irrigation: row.irrigation },
    parcels: targets.map(({ parcel }) => ({ id: parcel.id, name: parcel.name })),
    area: targets.length === 0 ? null : areaM2 / squareMetresOfHectare,
    crop: cropId === null ? null : { id: cropId, name: cropNames.get(cropId) ?? '' },
    materials: materials.map(({ material, value, unit, basis, producedOn, expiresOn }) => ({
      name: material.name,
      isNew: material.id === null,
      value,
      unit,
      basis,
      producedOn,
      expiresOn,
    })),
    products: products.map(({ product, value, unit, basis }) => ({ product, value, unit, basis })),
  };
}
