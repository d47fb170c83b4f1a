import { sql } from 'kysely';
import type { FarmChange, SystemTransaction } from '../db/farm-scope.ts';
import type { FarmJobKind, InstallationJobKind } from './job-kinds.ts';

/**
 * Adds a job in the transaction of the change that asks for it; gives its id, or undefined where one with the same key
 * waits already.
 */
export function enqueueJob<P>(
  tx: FarmChange,
  farmId: number,
  kind: FarmJobKind<P>,
  payload: P,
  /** It is begun no sooner. */
  afterSeconds = 0,
): Promise<number | undefined> {
  return insertJob(tx, farmId, kind, payload, afterSeconds);
}

/** Adds a job that is about no farm; work on farms can neither add nor see one. */
export function enqueueInstallationJob<P>(
  tx: SystemTransaction,
  kind: InstallationJobKind<P>,
  payload: P,
): Promise<number | undefined> {
  return insertJob(tx, null, kind, payload, 0);
}

/** Adds a job for each farm there is, by work that cannot see what they have. */
export async function enqueueJobOfEachFarm<P>(
  tx: SystemTransaction,
  { name, lane, key: keyOf }: FarmJobKind<P>,
  payload: P,
): Promise<void> {
  await sql`
    insert into core.job (farm_id, kind, lane, key, payload)
    select id, ${name}, ${lane.name}, ${keyOf?.(payload) ?? null}::text, ${JSON.stringify(payload)}::jsonb
    from core.farm where retired_at is null`.execute(tx.sql);
}

async function insertJob<P>(
  tx: FarmChange | SystemTransaction,
  farmId: number | null,
  { name, lane, key: keyOf }: FarmJobKind<P> | InstallationJobKind<P>,
  payload: P,
  afterSeconds: number,
): Promise<number | undefined> {
  const key = keyOf?.(payload) ?? null;
  // Whoever adds the same at the same moment waits here, and then sees it.
  if (key !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`job ${name} ${farmId ?? ''} ${key}`}, 0))`.execute(
      tx.sql,
    );
  const { rows } = await sql<{ id: number }>`
    insert into core.job (farm_id, kind, lane, key, payload, run_at)
    select ${farmId}::int, ${name}, ${lane.name}, ${key}::text, ${JSON.stringify(payload)}::jsonb,
      now() + make_interval(secs => ${afterSeconds}::float8)
    where ${key}::text is null or not exists (
      select from core.job waiting
      where waiting.kind = ${name} and waiting.key = ${key} and waiting.farm_id is not distinct from ${farmId}::int
        and waiting.state = 'WAITING')
    returning id`.execute(tx.sql);
  return rows[0]?.id;
}
