import type { ReportKind } from '@brazda/domain/enumerations/report.ts';
import {
  columnsOf,
  type ReportColumnKey,
  type ReportColumns,
  type ReportShape,
} from '#server/files/report/report-shape.ts';
import { shapesInOrder } from './report-shapes.ts';

/** What came into a table of a report with a version of its form. */
interface Addition {
  readonly version: number;
  /** Of all reports where none is named. */
  readonly report?: ReportKind;
  /** Of all tables where none is named. */
  readonly table?: string;
  /** The whole table where none are named. */
  readonly columns?: readonly ReportColumnKey[];
}

const additions: readonly Addition[] = [
  { version: 2, columns: ['cadastralUnit', 'variety'] },
  { version: 3, report: 'parcels', table: 'parcels', columns: ['cropArea'] },
  { version: 3, report: 'parcels', table: 'crops' },
  { version: 3, report: 'plant-protection', table: 'records', columns: ['producedOn', 'expiresOn'] },
  { version: 3, report: 'nitrate-balance', table: 'land', columns: ['broughtNitrogen'] },
];

/** What came into what is said of the whole of a report. */
const addedFacts: readonly {
  readonly version: number;
  readonly report: ReportKind;
  readonly facts: readonly ReportColumnKey[];
}[] = [
  { version: 4, report: 'plant-protection', facts: ['holdingNumber'] },
  { version: 3, report: 'fertilizers', facts: ['holdingNumber'] },
];

/** Earlier versions of the forms for programs: files that were made of them are kept, and are still to be judged. */
export const formerShapes: readonly ReportShape[] = shapesInOrder.flatMap((shape) =>
  Array.from({ length: shape.version - 1 }, (_, before) => formerShape(shape, before + 1)),
);

function formerShape(shape: ReportShape, version: number): ReportShape {
  const later = additions.filter(
    (addition) => addition.version > version && (addition.report ?? shape.report) === shape.report,
  );
  const tables = shape.tables.flatMap(({ key, columns }) => {
    const ofTable = later.filter(({ table = key }) => table === key);
    if (ofTable.some((addition) => addition.columns === undefined)) return [];
    const left = ofTable.flatMap((addition) => addition.columns ?? []);
    return [{ key, columns: without(columns, left) }];
  });
  const laterFacts = addedFacts.filter((added) => added.version > version && added.report === shape.report);
  const facts = without(
    shape.facts,
    laterFacts.flatMap((added) => added.facts),
  );
  return { ...shape, version, facts, tables };
}

function without(columns: ReportColumns, left: readonly ReportColumnKey[]): ReportColumns {
  return Object.fromEntries(columnsOf(columns).filter(([key]) => !left.includes(key)));
}
