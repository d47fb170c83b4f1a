import { submissions } from '@brazda/contract/agroevidence/submissions.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { askAgain, beginSubmission } from './begin-submission.ts';
import { readSubmissionYear } from './read-submission-year.ts';
import { readYearlyDeadlines } from './read-yearly-deadlines.ts';
import {
  checkSubmission,
  readErrorsOfAction,
  readRecordsSchema,
  readSentFile,
  readSubmission,
  readSubmissions,
  writeSubmissionFile,
} from './read-submissions.ts';

export function submissionRoutes(mounting: Mounting, services: Services, crops: CropCatalogue): void {
  const needs = { services, crops };
  mount(mounting, submissions, {
    year: ({ query, who }) => readSubmissionYear(services, who, query.season),
    deadlines: ({ who }) => readYearlyDeadlines(services, who),
    check: ({ query, who }) => checkSubmission(needs, who, query.to),
    file: async ({ query, who, reply }) => sendFile(reply, await writeSubmissionFile(needs, who, query.to)),
    list: ({ query, who }) => readSubmissions(services, who, query),
    send: ({ body, who, keep }) => beginSubmission(needs, who, body.to, keep),
    read: ({ params, who }) => readSubmission(services, who, params.id),
    sent: async ({ params, who, reply }) => sendFile(reply, await readSentFile(services, who, params.id)),
    ask: ({ params, who }) => askAgain(needs, who, params.id),
    errorsOfAction: ({ query, who }) => readErrorsOfAction(services, who, query.action),
    schema: ({ params, reply }) =>
      reply.type('application/xml').send(readRecordsSchema(services.registry, params.version)),
  });
}
