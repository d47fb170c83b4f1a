import type { ReportFormat } from '@brazda/contract/agroevidence/reports.ts';
import { spreadsheetMedia } from '../spreadsheet/write-spreadsheet.ts';
import { createTurns } from '#server/concurrency/in-turns.ts';
import type { PdfSetter } from './pdf-setter.ts';
import { pdfDocumentOf } from './pdf-document.ts';
import type { Report } from './report.ts';
import { writeReportJson } from './write-report-json.ts';
import { writeReportSheets } from './write-report-sheets.ts';
import { writeReportXml } from './write-report-xml.ts';

/** What writing a report needs of the process. */
export interface ReportWriter {
  readonly pdf: PdfSetter;
}

export const reportMedia: Readonly<Record<ReportFormat, string>> = {
  xlsx: spreadsheetMedia,
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** The bytes of a report in one of its forms: the same report gives the same bytes. */
export async function writeReport({ pdf }: ReportWriter, report: Report, format: ReportFormat): Promise<Buffer> {
  switch (format) {
    case 'xlsx':
      return gathered(writeReportSheets(report));
    case 'pdf':
      return pdf.set(pdfDocumentOf(report));
    case 'json':
      return gathered(writeReportJson(report));
    case 'xml':
      return gathered(writeReportXml(report));
  }
}

async function gathered(pieces: AsyncIterable<Buffer> | Iterable<string>): Promise<Buffer> {
  const all: Buffer[] = [];
  const turn = createTurns();
  for await (const piece of pieces) {
    all.push(Buffer.from(piece));
    await turn();
  }
  return Buffer.concat(all);
}
