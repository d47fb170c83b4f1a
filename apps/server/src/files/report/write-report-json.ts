import { columnsOf, type ReportColumns, type ReportShape } from './report-shape.ts';
import { gapsOf, isMissing, missingOf, type AnyReportRow, type Report } from './report.ts';

/** The name by which both forms for programs are known. */
export function schemaName({ report, version }: Pick<ReportShape, 'report' | 'version'>): string {
  return `urn:brazda:report:${report}:${version}`;
}

/** A report for other programs. Codes are codes, days YYYY-MM-DD; the same report gives the same bytes. */
export function* writeReportJson(report: Report): Generator<string> {
  const { shape, language, question, ruleVersions, facts, tables, notes } = report;
  const { report: kind, version } = shape;
  const head = { schema: schemaName(shape), report: kind, version, language, question, ruleVersions };
  yield `${JSON.stringify({ ...head, facts: recordOf(facts, shape.facts) }).slice(0, -1)},"tables":{`;
  for (const [at, { key, columns }] of shape.tables.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(key)}:[`;
    yield* recordsOf(tables[at] ?? [], columns);
    yield ']';
  }
  yield `},"gaps":${JSON.stringify(gapsOf(report))},"notes":${JSON.stringify(notes)}}\n`;
}

/** One piece for so many rows: one at a time would cost more than the rows do. */
const rowsOfPiece = 200;

function* recordsOf(rows: readonly AnyReportRow[], columns: ReportColumns): Generator<string> {
  for (let begin = 0; begin < rows.length; begin += rowsOfPiece) {
    const piece = rows.slice(begin, begin + rowsOfPiece).map((row) => {
      const lacks = missingOf(row);
      return JSON.stringify({ ...recordOf(row, columns), ...(lacks.length > 0 && { missing: lacks }) });
    });
    yield (begin > 0 ? ',' : '') + piece.join(',');
  }
}

function recordOf(row: AnyReportRow, columns: ReportColumns): Readonly<Record<string, string | number | null>> {
  return Object.fromEntries(
    columnsOf(columns).map(([key]) => {
      const cell = row[key] ?? null;
      return [key, isMissing(cell) ? null : cell];
    }),
  );
}
