import type { RecordFinding, RecordMeaning, RecordValue } from '@brazda/contract/agroevidence/record-imports.ts';
import type {
  ActionState,
  ActionType,
  AmountBasis,
  AreaOrigin,
  HarvestedKind,
} from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind, MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import {
  recordFindingsOf,
  type RecordFindingCode,
  type RecordRole,
  type RecordValueKind,
  type RecordVerdict,
} from '@brazda/domain/enumerations/old-record.ts';
import type { SpreadsheetRow } from '#server/files/spreadsheet/spreadsheet-row.ts';
import type { JudgedGrazing, JudgedIrrigation } from './judged-other-work.ts';
import type { KnownRecords } from './known-records.ts';
import type { KnownParcel, KnownVersion } from './known-records.repository.ts';
import type { RecordColumn } from './record-imports.repository.ts';
import type { NumberStyle, ReadUnit } from './read-quantity.ts';

/** A parcel of a row, with how much of it was worked. */
export interface JudgedTarget {
  readonly parcel: KnownParcel;
  readonly version: KnownVersion;
  readonly areaM2: number;
  readonly areaOrigin: AreaOrigin;
}

export interface JudgedAmount {
  readonly value: number;
  readonly unit: MaterialUnit;
  readonly basis: AmountBasis;
}

/** A material that there is, or one that is to be made of the farm's own. */
export type MaterialReference =
  | { readonly id: number; readonly kind: MaterialKind; readonly name: string }
  | { readonly id: null; readonly kind: MaterialKind; readonly name: string };

export interface JudgedMaterial extends JudgedAmount {
  readonly material: MaterialReference;
  readonly batch: string | null;
  /** As its package says them. */
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly purpose: string | null;
}

export interface JudgedProduct extends JudgedAmount {
  readonly product: HarvestedKind;
}

/** What a row is understood as, as far as it is. */
export interface JudgedRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly findings: RecordFinding[];
  readonly day: string | null;
  /** As the clocks of the farm show it: 2024-05-03T08:30. */
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly type: ActionType | null;
  readonly state: ActionState;
  readonly targets: readonly JudgedTarget[];
  readonly cropId: number | null;
  readonly materials: readonly JudgedMaterial[];
  readonly products: readonly JudgedProduct[];
  readonly moisture: number | null;
  readonly water: number | null;
  readonly growthStage: number | null;
  readonly grazing: JudgedGrazing | null;
  readonly irrigation: JudgedIrrigation | null;
  readonly operator: string | null;
  readonly machine: string | null;
  readonly note: string | null;
  /** Whether something was brought onto the land of which only words are kept. */
  readonly hasUnknownMaterial: boolean;
  /** Whether it lets crops stand or end; said once all rows are known. */
  movesCrops: boolean;
  place: number | null;
}

/** What a person has said of values, by their kind and themselves. */
export type SaidMeanings = ReadonlyMap<string, RecordMeaning>;

export function meaningKey(kind: RecordValueKind, value: string): string {
  return `${kind} ${value}`;
}

/** What all rows of a file are judged with. */
export interface Judging {
  readonly known: KnownRecords;
  readonly columns: readonly RecordColumn[];
  readonly said: SaidMeanings;
  readonly monthFirst: boolean;
  readonly numbers: NumberStyle;
  /** Which column a role has, counted from 0; of several the first. */
  readonly places: ReadonlyMap<RecordRole, number>;
  /** The unit in the heading of a role's column. */
  readonly units: ReadonlyMap<RecordRole, ReadUnit | undefined>;
  /** All values that stand for something. */
  readonly values: Map<string, CountedValue>;
}

export type CountedValue = { -readonly [K in keyof RecordValue]: RecordValue[K] };

/** One row while it is judged. */
export interface OpenRow {
  readonly judging: Judging;
  readonly row: SpreadsheetRow;
  readonly findings: RecordFinding[];
}

/** What stands under a role, empty where nothing does. */
export function cellOf({ judging, row }: OpenRow, role: RecordRole): string {
  const at = judging.places.get(role);
  return at === undefined ? '' : (row.cells[at] ?? '');
}

/** The unit in the heading of a role's column. */
export function headedUnit({ judging }: OpenRow, role: RecordRole): ReadUnit | undefined {
  return judging.units.get(role);
}

export function titleOf({ judging }: OpenRow, role: RecordRole): string {
  return judging.columns[judging.places.get(role) ?? -1]?.title ?? '';
}

const longestTold = 60;

/** Notes something about a row, and of which of its cells. */
export function tell(open: OpenRow, code: RecordFindingCode, role: RecordRole | null, value?: string): void {
  const at = role === null ? undefined : open.judging.places.get(role);
  const said = value ?? (role === null ? '' : cellOf(open, role));
  open.findings.push({ code, column: at ?? null, value: said === '' ? null : said.slice(0, longestTold) });
}

/** What a value is taken for: counted among all values, by what a person has said of it or by what is recognised. */
export function meant(
  { judging }: OpenRow,
  kind: RecordValueKind,
  value: string,
  recognised: () => { readonly meaning: RecordMeaning; readonly name: string } | undefined,
): RecordMeaning | undefined {
  const key = meaningKey(kind, value);
  const known = judging.values.get(key);
  if (known) {
    known.rows += 1;
    return known.meaning ?? undefined;
  }
  const said = judging.said.get(key);
  const found = said ? { meaning: said, name: null } : recognised();
  const meaning = found?.meaning ?? null;
  judging.values.set(key, { kind, value, rows: 1, meaning, name: found?.name ?? null, isSaid: said !== undefined });
  return meaning ?? undefined;
}

const severityOf: ReadonlyMap<RecordFindingCode, RecordVerdict> = new Map(
  (Object.entries(recordFindingsOf) as [RecordVerdict, readonly RecordFindingCode[]][]).flatMap(([verdict, codes]) =>
    codes.map((code) => [code, verdict] as const),
  ),
);

const rankOf: Readonly<Record<RecordVerdict, number>> = { READY: 0, WARNING: 1, ERROR: 2, LEFT_OUT: 3 };

/** What becomes of a row with such findings: what is left out is not judged besides. */
export function verdictOf(findings: readonly Pick<RecordFinding, 'code'>[]): RecordVerdict {
  let worst: RecordVerdict = 'READY';
  for (const { code } of findings) {
    const verdict = severityOf.get(code) ?? 'READY';
    if (rankOf[verdict] > rankOf[worst]) worst = verdict;
  }
  return worst;
}

/** Whether a row is going to be imported, as far as is known. */
export function isTaken({ findings }: Pick<JudgedRow, 'findings'>): boolean {
  const verdict = verdictOf(findings);
  return verdict === 'READY' || verdict === 'WARNING';
}
