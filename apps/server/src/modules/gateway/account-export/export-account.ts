import { foldText } from '@brazda/domain/fold-text.ts';
import type { Who } from '#server/access/who.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { zipStream, type ZipEntry } from '#server/files/zip-stream.ts';
import type { Services } from '#server/services.ts';
import { landAsGeoJson, landAsTable, recordsAsJson } from '../../agroevidence/public.ts';
import {
  readAccount,
  readActsAfter,
  readListViews,
  readMemberships,
  readSessions,
  type ExportedMembership,
} from './exported-account.repository.ts';

const pieceSize = 500;

/**
 * All that is kept of whoever asks, as an archive that is made while it is sent: the account, its sessions, lists, farms
 * and acts, and the land and all records of the farms that they own. Throws `user.notFound`.
 */
export async function exportAccount(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
): Promise<AsyncGenerator<Buffer>> {
  const now = clock.now();
  const facts = await withSystem(database, async (tx) => {
    const account = await readAccount(tx, who.userId);
    if (!account) throw new Failure('user.notFound');
    await recordAudit(tx, who, { action: 'account.exported' }, now);
    const sessions = await readSessions(tx, who.userId);
    const views = await readListViews(tx, who.userId);
    return { account, sessions, views, farms: await readMemberships(tx, who.userId) };
  });
  return zipStream(entriesOf(database, who, facts, now), now);
}

interface Facts {
  readonly account: object;
  readonly sessions: readonly object[];
  readonly views: readonly object[];
  readonly farms: readonly ExportedMembership[];
}

async function* entriesOf(
  database: Database,
  who: Who,
  { account, sessions, views, farms }: Facts,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield json('account.json', { exportedAt: now, ...account });
  yield json('sessions.json', sessions);
  yield json('views.json', views);
  yield json('farms.json', farms);
  yield { name: 'acts.json', content: actsOf(database, who.userId) };
  for (const { farmId, farmName } of farms.filter(({ role, deletedAt }) => role === 'owner' && deletedAt === null)) {
    const scope = { memberships: who.memberships, farmIds: [farmId] };
    const wanted = { scope, farmId, language: who.language, now };
    const folder = `farms/${farmId}-${fileNameOf(farmName)}`;
    yield { name: `${folder}/parcels.geojson`, content: landAsGeoJson(database, wanted) };
    yield { name: `${folder}/parcels.csv`, content: landAsTable(database, wanted) };
    for (const { kind, content } of recordsAsJson(database, wanted))
      yield { name: `${folder}/records/${kind}.json`, content };
  }
}

function json(name: string, value: unknown): ZipEntry {
  return { name, content: [`${JSON.stringify(value, null, 2)}\n`] };
}

async function* actsOf(database: Database, userId: number): AsyncGenerator<string> {
  yield '[';
  let after = 0;
  let separator = '\n';
  for (;;) {
    const rows = await withSystem(database, (tx) => readActsAfter(tx, userId, after, pieceSize));
    for (const { id, ...act } of rows) {
      yield `${separator}${JSON.stringify(act)}`;
      separator = ',\n';
      after = id;
    }
    if (rows.length < pieceSize) break;
  }
  yield '\n]\n';
}

/** A farm's name as every system takes it for a folder. */
function fileNameOf(name: string): string {
  return (
    foldText(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'farm'
  );
}
