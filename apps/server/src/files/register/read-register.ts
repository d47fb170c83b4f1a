import type { RegisterKind } from '@brazda/domain/enumerations/register-kind.ts';
import { createRecordReader, type RegisterElement } from './read-records.ts';
import { readFertilizer } from './read-fertilizer.ts';
import { readOrganism } from './read-organism.ts';
import { readProducts } from './read-product.ts';
import { registerLimits } from './register-limits.ts';
import { names } from './register-names.ts';
import { RefusedRow, RegisterFileError } from './register-problems.ts';
import type { RefusedRecord, RegisterHead, RegisterRow } from './register-rows.ts';

interface KnownRegister {
  readonly record: string;
  readonly read: (record: RegisterElement) => RegisterRow[];
}

const registers: Readonly<Record<RegisterKind, KnownRegister>> = {
  PLANT_PROTECTION: { record: names.product.record, read: readProducts },
  FERTILIZER: { record: names.fertilizer.record, read: readFertilizer },
  ORGANISM: { record: names.organism.record, read: readOrganism },
};

/**
 * Reads a register piece by piece and hands its rows on in batches, as they come. Throws RegisterFileError where the file
 * is not one of the register: above all where none of its records can be read.
 */
export async function readRegister(
  kind: RegisterKind,
  pieces: AsyncIterable<string>,
  hand: (rows: readonly RegisterRow[]) => Promise<void>,
): Promise<RegisterHead> {
  const { record: recordName, read } = registers[kind];
  const gathered = gatherRows(read);
  const asides = new Map<string, string>();
  const reader = createRecordReader(recordName, {
    record: (record) => {
      gathered.add(record);
    },
    aside: (name, text) => {
      if (asideNames.has(name)) asides.set(name, text.slice(0, 300));
    },
  });
  for await (const piece of pieces) {
    reader.take(piece);
    if (gathered.size() > registerLimits.batch) await hand(gathered.take());
  }
  reader.end();
  await hand(gathered.take());
  const fault = firstOf(asides, names.fault);
  if (fault !== null) throw new RegisterFileError('fault', fault);
  return {
    version: firstOf(asides, names.version),
    lastId: firstOf(asides, names.lastId),
    ...gathered.outcome(),
  };
}

const asideNames: ReadonlySet<string> = new Set([...names.version, ...names.lastId, ...names.fault]);

function firstOf(asides: ReadonlyMap<string, string>, candidates: readonly string[]): string | null {
  return candidates.map((name) => asides.get(name)).find((text) => text !== undefined) ?? null;
}

/** Rows until somebody takes them, and what was refused. */
function gatherRows(read: (record: RegisterElement) => RegisterRow[]) {
  const keys = new Set<string>();
  const refused: RefusedRecord[] = [];
  let rows: RegisterRow[] = [];
  let size = 0;
  let records = 0;
  const addRow = (row: RegisterRow): void => {
    if (keys.has(row.key)) throw new RefusedRow('TWICE');
    keys.add(row.key);
    rows.push(row);
    size += JSON.stringify(row).length;
  };
  return {
    add: (record: RegisterElement): void => {
      records += 1;
      if (records > registerLimits.records)
        throw new RegisterFileError('tooLarge', 'The register has too many records', record.line);
      try {
        read(record).forEach(addRow);
      } catch (error) {
        if (!(error instanceof RefusedRow)) throw error;
        refused.push({ line: record.line, name: nameOf(record), reason: error.reason });
        if (refused.length > registerLimits.refused)
          throw new RegisterFileError('unknown', 'Too many records cannot be read', record.line, error);
      }
    },
    size: () => size,
    take: (): readonly RegisterRow[] => {
      const taken = rows;
      rows = [];
      size = 0;
      return taken;
    },
    outcome: () => ({ records, refused }),
  };
}

/** What a record that cannot be read calls itself. */
function nameOf({ attributes, children }: RegisterElement): string | null {
  const named = new Set<string>([...names.product.name, ...names.organism.name]);
  const text = attributes[names.fertilizer.name] ?? children.find(({ name }) => named.has(name))?.text;
  return text === undefined || text === '' ? null : text.slice(0, 200);
}
