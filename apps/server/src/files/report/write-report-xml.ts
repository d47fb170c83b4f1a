import { escaped } from '../spreadsheet/sheet-xml.ts';
import { columnsOf, type ReportColumns } from './report-shape.ts';
import { gapsOf, isMissing, type AnyReportRow, type Report } from './report.ts';
import { schemaName } from './write-report-json.ts';

/** A report for other programs that read XML: what is nothing is left out, what is missing is nil. */
export function* writeReportXml(report: Report): Generator<string> {
  const { shape, language, question, ruleVersions, facts, tables, notes } = report;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<report xmlns="${schemaName(shape)}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" kind="${shape.report}" version="${shape.version}" language="${language}">`;
  yield `<question>${questionXml(question)}</question>`;
  const rules = Object.entries(ruleVersions).map(
    ([name, version]) => `<rule name="${escaped(name)}">${escaped(version)}</rule>`,
  );
  yield `<ruleVersions>${rules.join('')}</ruleVersions><facts>${cellsXml(facts, shape.facts)}</facts><tables>`;
  for (const [at, { key, columns }] of shape.tables.entries()) {
    yield `<${key}>`;
    yield* rowsXml(tables[at] ?? [], columns);
    yield `</${key}>`;
  }
  const gaps = gapsOf(report).map(
    ({ table, column, rows }) => `<gap table="${table}" column="${column}" rows="${rows}"/>`,
  );
  const told = notes.map((note) => `<note>${escaped(note)}</note>`);
  yield `</tables><gaps>${gaps.join('')}</gaps><notes>${told.join('')}</notes></report>\n`;
}

function questionXml(question: Report['question']): string {
  return Object.entries(question)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one: unknown) => [name, one]) : [[name, value]]))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<${String(name)}>${escaped(String(value))}</${String(name)}>`)
    .join('');
}

const rowsOfPiece = 200;

function* rowsXml(rows: readonly AnyReportRow[], columns: ReportColumns): Generator<string> {
  for (let begin = 0; begin < rows.length; begin += rowsOfPiece) {
    const piece = rows.slice(begin, begin + rowsOfPiece).map((row) => `<row>${cellsXml(row, columns)}</row>`);
    yield piece.join('');
  }
}

function cellsXml(row: AnyReportRow, columns: ReportColumns): string {
  const cells = columnsOf(columns).map(([key]) => {
    const cell = row[key] ?? null;
    if (isMissing(cell)) return `<${key} xsi:nil="true"/>`;
    return cell === null ? '' : `<${key}>${escaped(String(cell))}</${key}>`;
  });
  return cells.join('');
}
