import type { ChangedRecord } from '@brazda/contract/gateway/farm-changes.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { isTold, type NamedValue, type RecordedTable } from '#server/audit/recorded-tables.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';
import type { ChangedRecordRow } from './farm-changes.repository.ts';

type Tables = ReadonlyMap<string, RecordedTable>;
type Values = Readonly<Record<string, unknown>>;
/** By the record and its column. */
type Names = ReadonlyMap<string, ReadonlyMap<NamedValue, string>>;

/** What a change wrote, as people are told of it: without what says nothing to them, and by names where the module knows any. */
export async function tellRecords(
  tx: FarmTransaction,
  rows: readonly ChangedRecordRow[],
  { tables, language }: { readonly tables: Tables; readonly language: Language },
): Promise<ChangedRecord[]> {
  const names = await namesIn(tx, rows, { tables, language });
  return rows.map(({ entity, entityId, operation, before, after }) => {
    const tell = (values: unknown): ChangedRecord['before'] =>
      values === null ? null : toldValues(entity, values as Values, { tables, names });
    return {
      ...{ record: entity, recordNumber: entityId === 0 ? null : entityId, operation },
      ...{ before: tell(before), after: tell(after) },
    };
  });
}

function toldValues(
  record: string,
  values: Values,
  { tables, names }: { readonly tables: Tables; readonly names: Names },
): Record<string, unknown> {
  const told = Object.entries(values).filter(([column]) => isTold(tables.get(record), column));
  return Object.fromEntries(
    told.map(([column, value]) => {
      const known = names.get(keyOf(record, column));
      const nameOf = (one: unknown): unknown => (isNamed(one) ? (known?.get(one) ?? one) : one);
      return [column, Array.isArray(value) ? value.map(nameOf) : nameOf(value)];
    }),
  );
}

/** What the values of all rows stand for, each column asked for once. */
async function namesIn(
  tx: FarmTransaction,
  rows: readonly ChangedRecordRow[],
  { tables, language }: { readonly tables: Tables; readonly language: Language },
): Promise<Names> {
  const names = new Map<string, ReadonlyMap<NamedValue, string>>();
  for (const record of new Set(rows.map(({ entity }) => entity))) {
    const values = rows.flatMap(({ entity, before, after }) => (entity === record ? [before, after] : []));
    for (const [column, nameValues] of Object.entries(tables.get(record)?.named ?? {})) {
      const found = values.flatMap((one) => (one as Values | null)?.[column] ?? []).filter(isNamed);
      if (found.length > 0) names.set(keyOf(record, column), await nameValues(tx, [...new Set(found)], language));
    }
  }
  return names;
}

function keyOf(record: string, column: string): string {
  return `${record}.${column}`;
}

function isNamed(value: unknown): value is NamedValue {
  return typeof value === 'number' || typeof value === 'string';
}
