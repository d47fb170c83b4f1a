import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { KnownReport, ReportKind, ReportRun } from '@brazda/contract/agroevidence/reports.ts';
import { reportFormats, reportParametersOf } from '@brazda/domain/enumerations/report.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { jsonSchemaOf, xmlSchemaOf } from '#server/files/report/report-schemas.ts';
import type { ReportShape } from '#server/files/report/report-shape.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import type { MadeReport } from './make-report.ts';
import { formerShapes } from './former-shapes.ts';
import { findFile, findRuns, type ReportRunRow } from './report-runs.repository.ts';
import { reportShapes, shapesInOrder } from './report-shapes.ts';

const unpack = promisify(gunzip);

/** The reports that can be made. */
export function knownReports(): { readonly rows: KnownReport[]; readonly total: number } {
  const rows = shapesInOrder.map(({ report, version }): KnownReport => {
    const place = `/reports/schemas/${report}/${version}/schema`;
    return {
      ...{ report, version, formats: [...reportFormats], parameters: reportParametersOf[report] },
      schemas: { json: `${place}.json`, xml: `${place}.xsd` },
    };
  });
  return { rows, total: rows.length };
}

interface RunsAsked {
  readonly page: number;
  readonly 'per-page': number;
  readonly report?: readonly ReportKind[] | undefined;
}

/** The files that were made, the last one first. */
export async function readRuns(
  { database }: Pick<Services, 'database'>,
  who: Who,
  { report = [], ...page }: RunsAsked,
): Promise<{ readonly rows: ReportRun[]; readonly total: number }> {
  const rows = await findRuns(readingOf(database, who), report, page);
  return { rows: rows.map(runView), total: rows[0]?.total ?? 0 };
}

function runView({ madeAt, ...row }: ReportRunRow): ReportRun {
  const { id, farmId, report, format, locale, question, ruleVersions, fileName, bytes, rows, incomplete } = row;
  return {
    ...{ id, farmId, report, format, locale, question, fileName, bytes, rows, incomplete },
    ruleVersions: { ...ruleVersions },
    ...{ inputHash: row.inputHash, fileHash: row.fileHash, isKept: row.isKept },
    ...{ madeAt: madeAt.toISOString(), madeBy: row.madeBy, madeByEmail: row.madeByEmail },
  };
}

/** A file that was made, as it was. Throws `report.notFound` and `report.fileGone`. */
export async function readRunFile({ database }: Pick<Services, 'database'>, who: Who, id: number): Promise<MadeReport> {
  const found = await findFile(readingOf(database, who), id);
  if (!found) throw new Failure('report.notFound');
  if (!found.file) throw new Failure('report.fileGone');
  return { run: id, fileName: found.fileName, format: found.format, bytes: await unpack(found.file) };
}

/** What a report as JSON looks like. Throws `report.noSuchSchema`. */
export function readJsonSchema(report: ReportKind, version: number): string {
  return `${JSON.stringify(jsonSchemaOf(shapeOf(report, version)), null, 2)}\n`;
}

/** What a report as XML looks like. Throws `report.noSuchSchema`. */
export function readXmlSchema(report: ReportKind, version: number): string {
  return xmlSchemaOf(shapeOf(report, version));
}

function shapeOf(report: ReportKind, version: number): ReportShape {
  const known = [reportShapes[report], ...formerShapes];
  const shape = known.find((one) => one.report === report && one.version === version);
  if (!shape) throw new Failure('report.noSuchSchema');
  return shape;
}
