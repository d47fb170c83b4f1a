import { reports } from '@brazda/contract/agroevidence/reports.ts';
import type { ReportKind } from '@brazda/contract/agroevidence/reports.ts';
import type { FastifyReply } from 'fastify';
import type { Who } from '#server/access/who.ts';
import { reportMedia } from '#server/files/report/write-report.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendFile } from '#server/http/send-file.ts';
import { makeReport, type MadeReport, type MakingNeeds } from './make-report.ts';
import { previewReport } from './preview-report.ts';
import { knownReports, readJsonSchema, readRunFile, readRuns, readXmlSchema } from './read-runs.ts';

/** A call that makes a file: alike for all reports. */
interface FileCall {
  readonly query: Parameters<typeof makeReport>[3];
  readonly who: Who;
  readonly reply: FastifyReply;
}

export function reportRoutes(mounting: Mounting, needs: MakingNeeds): void {
  const make =
    (kind: ReportKind) =>
    async ({ query, who, reply }: FileCall): Promise<FastifyReply> =>
      sendReport(reply, await makeReport(needs, who, kind, query));
  mount(mounting, reports, {
    list: () => knownReports(),
    preview: ({ query, who }) => previewReport(needs, who, query),
    parcels: make('parcels'),
    nitrateBalance: make('nitrate-balance'),
    plantProtection: make('plant-protection'),
    fertilizers: make('fertilizers'),
    activeSubstances: make('active-substances'),
    parcelCard: make('parcel-card'),
    runs: ({ query, who }) => readRuns(needs.services, who, query),
    again: async ({ params, who, reply }) => sendReport(reply, await readRunFile(needs.services, who, params.id)),
    jsonSchema: ({ params, reply }) =>
      reply.type('application/schema+json').send(readJsonSchema(params.report, params.version)),
    xmlSchema: ({ params, reply }) => reply.type('application/xml').send(readXmlSchema(params.report, params.version)),
  });
}

function sendReport(reply: FastifyReply, { run, fileName, format, bytes }: MadeReport): FastifyReply {
  return sendFile(reply.header('x-report-run', run), { name: fileName, media: reportMedia[format], bytes });
}
