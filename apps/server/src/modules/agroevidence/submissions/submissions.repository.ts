import type { SubmissionPart, SubmissionState } from '@brazda/domain/enumerations/submission.ts';
import { sql } from 'kysely';
import { inPortions } from '#server/db/in-portions.ts';
import { ofFarm, ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';
import type { Days } from '../reports/report-rows.repository.ts';

/** A submission as it stands, without its bytes. */
export interface SubmissionRow {
  readonly id: number;
  readonly farmId: number;
  readonly from: string;
  readonly to: string;
  readonly state: SubmissionState;
  readonly schemaVersion: number;
  readonly uses: number;
  readonly parcels: number;
  readonly warnings: number;
  readonly hash: string;
  readonly createdAt: Date;
  readonly createdBy: number;
  readonly createdByEmail: string;
  readonly sentAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly guid: string | null;
  readonly askedUntil: Date | null;
  readonly answeredAt: Date | null;
  readonly failure: string | null;
  readonly failureSays: string | null;
  readonly errors: number;
}

const ownColumns = sql`s.id, s.farm_id, s.from_day as "from", s.to_day as "to", s.state, s.schema_version, s.uses, s.parcels,
  s.warnings, encode(s.hash, 'hex') as hash, s.created_at, s.created_by, s.created_by_email, s.sent_at, s.delivered_at, s.guid,
  s.asked_until, s.answered_at, s.failure, s.failure_says`;

const columns = sql`${ownColumns}, (select count(*)::int from agroevidence.submission_error e
  where e.farm_id = s.farm_id and e.submission_id = s.id) as errors`;

/** One that is to be written down. */
export interface NewSubmission extends Days {
  readonly schemaVersion: number;
  readonly hash: Buffer;
  /** Packed. */
  readonly request: Buffer;
  /** Packed. */
  readonly origins: Buffer;
  readonly uses: number;
  readonly parcels: number;
  readonly warnings: number;
  readonly createdAt: Date;
  readonly createdBy: number;
  readonly createdByEmail: string;
}

/** Undefined where the month is being handed over already. */
export async function insertSubmission(
  tx: FarmChange,
  farmId: number,
  made: NewSubmission,
): Promise<SubmissionRow | undefined> {
  const { rows } = await sql<SubmissionRow>`
    insert into agroevidence.submission as s (farm_id, from_day, to_day, schema_version, state, hash, request, origins, uses, parcels,
      warnings, created_at, created_by, created_by_email)
    values (${farmId}, ${made.from}, ${made.to}, ${made.schemaVersion}, 'WAITING', ${made.hash}, ${made.request}, ${made.origins},
      ${made.uses}, ${made.parcels}, ${made.warnings}, ${made.createdAt}, ${made.createdBy}, ${made.createdByEmail})
    on conflict (farm_id, to_day) where state in ('WAITING', 'SENDING') do nothing returning ${ownColumns}, 0 as errors`.execute(
    tx.sql,
  );
  return rows[0];
}

/** What was handed over, of one month or of all, the last one first. */
export function findSubmissions(
  farms: FarmReading,
  to: string | null,
  { page, 'per-page': perPage }: { readonly page: number; readonly 'per-page': number },
): Promise<(SubmissionRow & { readonly total: number })[]> {
  return farms.rows(sql<SubmissionRow & { readonly total: number }>`
    select ${columns}, (count(*) over ())::int as total from agroevidence.submission s
    where ${ofFarms(farms, sql`s.farm_id`)} and (${to}::date is null or s.to_day = ${to}::date)
    order by s.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** The last submission of each month that ends in some days. */
export function findLastOfMonths(farms: FarmReading, { from, to }: Days): Promise<SubmissionRow[]> {
  return farms.rows(sql<SubmissionRow>`
    select distinct on (s.to_day) ${columns} from agroevidence.submission s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.to_day between ${from}::date and ${to}::date
    order by s.to_day, s.id desc`);
}

export async function findSubmission(farms: FarmReading, id: number): Promise<SubmissionRow | undefined> {
  const [row] = await farms.rows(sql<SubmissionRow>`
    select ${columns} from agroevidence.submission s where ${ofFarms(farms, sql`s.farm_id`)} and s.id = ${id}`);
  return row;
}

/** The bytes that were handed over, packed. */
export async function findRequest(
  farms: FarmReading,
  id: number,
): Promise<{ readonly to: string; readonly request: Uint8Array } | undefined> {
  const [row] = await farms.rows(sql<{ to: string; request: Uint8Array }>`
    select s.to_day as "to", s.request from agroevidence.submission s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.id = ${id}`);
  return row;
}

/** The last submission of a month that the ministry has, or is to have, of these very bytes. */
export async function findSame(farms: FarmReading, to: string, hash: Buffer): Promise<SubmissionRow | undefined> {
  const [row] = await farms.rows(sql<SubmissionRow>`
    select ${columns} from agroevidence.submission s
    where ${ofFarms(farms, sql`s.farm_id`)} and s.to_day = ${to}::date
      and s.id = (select max(last.id) from agroevidence.submission last
        where ${ofFarms(farms, sql`last.farm_id`)} and last.to_day = ${to}::date)
      and s.hash = ${hash} and s.state in ('WAITING', 'SENDING', 'DELIVERED', 'ACCEPTED')`);
  return row;
}

/** A submission that a job works on, held until the transaction ends. */
export interface HeldSubmission {
  readonly state: SubmissionState;
  readonly guid: string | null;
  readonly askedUntil: Date | null;
  readonly request: Uint8Array;
  readonly origins: Uint8Array;
}

export async function holdSubmission(tx: FarmChange, farmId: number, id: number): Promise<HeldSubmission | undefined> {
  const { rows } = await sql<HeldSubmission>`
    select s.state, s.guid, s.asked_until, s.request, s.origins from agroevidence.submission s
    where ${ofFarm(tx, sql`s.farm_id`, farmId)} and s.id = ${id} for no key update`.execute(tx.sql);
  return rows[0];
}

/** What becomes of a submission; what is not said stays as it is. */
export interface SubmissionProgress {
  readonly state: SubmissionState;
  readonly sentAt?: Date;
  readonly deliveredAt?: Date;
  readonly guid?: string;
  readonly askedUntil?: Date;
  readonly answeredAt?: Date;
  readonly failure?: string | null;
  readonly failureSays?: string | null;
}

export async function changeSubmission(
  tx: FarmChange,
  farmId: number,
  id: number,
  progress: SubmissionProgress,
): Promise<void> {
  const { failure = null, failureSays = null, sentAt = null, deliveredAt = null, guid = null } = progress;
  await sql`
    update agroevidence.submission s set state = ${progress.state}, failure = ${failure}, failure_says = ${failureSays},
      sent_at = coalesce(${sentAt}, s.sent_at), delivered_at = coalesce(${deliveredAt}, s.delivered_at),
      guid = coalesce(${guid}, s.guid), asked_until = coalesce(${progress.askedUntil ?? null}, s.asked_until),
      answered_at = coalesce(${progress.answeredAt ?? null}, s.answered_at)
    where ${ofFarm(tx, sql`s.farm_id`, farmId)} and s.id = ${id}`.execute(tx.sql);
}

/** What the ministry has found wrong, pinned on what it is about. */
export interface PinnedError {
  readonly part: SubmissionPart;
  readonly code: string | null;
  readonly kind: string | null;
  readonly says: string;
  readonly parcelId: number | null;
  readonly actionId: number | null;
}

/** Keeps what the last answer has said, in the place of what one before it did. */
export async function replaceErrors(
  tx: FarmChange,
  farmId: number,
  id: number,
  errors: readonly PinnedError[],
): Promise<void> {
  await sql`delete from agroevidence.submission_error e
    where ${ofFarm(tx, sql`e.farm_id`, farmId)} and e.submission_id = ${id}`.execute(tx.sql);
  await inPortions([...errors.entries()], async (some) => {
    const rows = some.map(([at, error]) => ({ ...error, place: at + 1 }));
    await sql`
      insert into agroevidence.submission_error (farm_id, submission_id, place, part, code, kind, says, parcel_id, action_id)
      select ${farmId}::int, ${id}::int, "place", "part", "code", "kind", "says", "parcelId", "actionId"
      from json_to_recordset(${JSON.stringify(rows)}::json) as given ("place" int, "part" text, "code" text, "kind" text,
        "says" text, "parcelId" int, "actionId" int)`.execute(tx.sql);
  });
}
