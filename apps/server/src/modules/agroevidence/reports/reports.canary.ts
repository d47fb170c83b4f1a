import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import type { Ids } from '#server/testing/module-canary.ts';

const inJson = (): CallInput => ({ query: { format: 'json' } });

export const reportSamples: Readonly<Record<string, (ids: Ids) => CallInput>> = {
  'agroevidence.reports.preview': ({ parcel }) => ({ query: { report: 'parcel-card', parcel: [parcel] } }),
  'agroevidence.reports.parcels': inJson,
  'agroevidence.reports.nitrateBalance': inJson,
  'agroevidence.reports.plantProtection': inJson,
  'agroevidence.reports.fertilizers': inJson,
  'agroevidence.reports.activeSubstances': inJson,
  'agroevidence.reports.parcelCard': ({ parcel }) => ({ query: { format: 'json', parcel: [parcel] } }),
};

/** What can be made is the same for all. */
export const silentReports = ['agroevidence.reports.list'] as const;

/** A report is about one farm: whoever has more has to say which. */
export const reportsWithoutControl = [
  'agroevidence.reports.preview',
  'agroevidence.reports.parcels',
  'agroevidence.reports.nitrateBalance',
  'agroevidence.reports.plantProtection',
  'agroevidence.reports.fertilizers',
  'agroevidence.reports.activeSubstances',
  'agroevidence.reports.parcelCard',
] as const;

/** A file that says whose it is. */
export async function makeReportRun(
  { kysely }: Database,
  farmId: number,
  mark: string,
  bytes: number,
): Promise<number> {
  const content = gzipSync(`${mark}-report`);
  const question = JSON.stringify({ date: '2026-06-01', season: null, from: null, to: null, parcels: [] });
  await sql`insert into agroevidence.report_input (farm_id, hash, content, made_at)
    values (${farmId}, ${Buffer.from(mark)}, ${content}, '2026-06-02')`.execute(kysely);
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.report_run (farm_id, report, format, locale, question, rule_versions, state_hash, input_hash, file_name,
      file_hash, file, bytes, rows, incomplete, made_at, made_by, made_by_email)
    values (${farmId}, 'parcels', 'json', 'cs', ${question}::jsonb, ${JSON.stringify({ nitrogen: mark })}::jsonb, ${Buffer.from(mark)},
      ${Buffer.from(mark)}, ${`${mark}.json`}, ${Buffer.from(mark)}, ${content}, ${bytes}, 1, 0, '2026-06-02', ${bytes},
      ${`${mark}@brazda.farm`})
    returning id`.execute(kysely);
  return rows[0]?.id ?? 0;
}
