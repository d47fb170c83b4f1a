import {
  columnsOf,
  type ReportColumnKey,
  type ReportColumns,
  type ReportShape,
} from '#server/files/report/report-shape.ts';
import { shapesInOrder } from './report-shapes.ts';

/** Columns that the second version of reports has and the first had not. */
const ofSecondVersion: readonly ReportColumnKey[] = ['cadastralUnit', 'variety'];

/** Earlier versions of the forms for programs: files that were made of them are kept, and are still to be judged. */
export const formerShapes: readonly ReportShape[] = shapesInOrder
  .filter(({ version }) => version === 2)
  .map((shape) => ({
    ...shape,
    version: 1,
    tables: shape.tables.map(({ key, columns }) => ({ key, columns: without(columns, ofSecondVersion) })),
  }));

function without(columns: ReportColumns, left: readonly ReportColumnKey[]): ReportColumns {
  return Object.fromEntries(columnsOf(columns).filter(([key]) => !left.includes(key)));
}
