import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

const inMonth = (): CallInput => ({ query: { to: '2026-04-30' } });

const samples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.submissions.check': inMonth,
  'agroevidence.submissions.file': inMonth,
  'agroevidence.submissions.send': () => ({ body: { to: '2026-04-30' } }),
  'agroevidence.submissions.errorsOfAction': ({ action }) => ({ query: { action } }),
};

export const submissionsCanary = {
  samples,
  /** What they tell is of plant protection, which the ordinary farm has not used. */
  silent: ['agroevidence.submissions.year', 'agroevidence.submissions.deadlines', 'agroevidence.submissions.check'],
  refusedToOrdinary: { 'agroevidence.submissions.file': 422 },
  /** They are about one farm, send, or need what only a registry has said: their own tests make them. */
  withoutControl: [
    'agroevidence.submissions.year',
    'agroevidence.submissions.deadlines',
    'agroevidence.submissions.check',
    'agroevidence.submissions.file',
    'agroevidence.submissions.send',
    'agroevidence.submissions.ask',
  ],
} as const;

/** Records that say whose they are, with an error on an action. */
export async function makeSubmission(
  { kysely }: Database,
  [farmId, parcel, action]: readonly [farmId: number, parcel: number, action: number],
  mark: string,
  uses: number,
): Promise<number> {
  const packed = gzipSync(`<request>${mark}-request</request>`);
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.submission (farm_id, from_day, to_day, schema_version, state, hash, request, origins, uses, parcels,
      warnings, created_at, created_by, created_by_email, sent_at, delivered_at, guid, answered_at, failure, failure_says)
    values (${farmId}, '2025-07-01', '2026-04-30', 1, 'FAULTY', ${Buffer.from(mark)}, ${packed}, ${packed}, ${uses}, 1, 0,
      '2026-05-02', ${uses}, ${`${mark}@brazda.farm`}, '2026-05-02', '2026-05-02', ${`${mark}-guid`}, '2026-05-03',
      ${`${mark}-failure`}, ${`${mark}-failure-says`}) returning id`.execute(kysely);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into agroevidence.submission_error (farm_id, submission_id, place, part, code, kind, says, parcel_id, action_id)
    values (${farmId}, ${id}, 1, 'USE', ${`${mark}-code`}, ${`${mark}-kind`}, ${`${mark}-says`}, ${parcel}, ${action})`.execute(
    kysely,
  );
  return id;
}
