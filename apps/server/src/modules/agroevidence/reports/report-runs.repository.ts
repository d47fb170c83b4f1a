import type { ReportFormat, ReportKind, ReportQuestion } from '@brazda/contract/agroevidence/reports.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { sql } from 'kysely';
import { ofFarm, ofFarms, type FarmChange, type FarmReading } from '#server/db/farm-scope.ts';

/** A file that was made, without its bytes. */
export interface ReportRunRow {
  readonly id: number;
  readonly farmId: number;
  readonly report: ReportKind;
  readonly format: ReportFormat;
  readonly locale: Language;
  readonly question: ReportQuestion;
  readonly ruleVersions: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly bytes: number;
  readonly rows: number;
  readonly incomplete: number;
  readonly inputHash: string;
  readonly fileHash: string;
  readonly isKept: boolean;
  readonly madeAt: Date;
  readonly madeBy: number;
  readonly madeByEmail: string;
}

/** One that is to be written down. */
export interface NewRun extends Pick<
  ReportRunRow,
  'report' | 'format' | 'locale' | 'question' | 'ruleVersions' | 'fileName' | 'bytes' | 'rows'
> {
  readonly incomplete: number;
  readonly stateHash: Buffer;
  readonly inputHash: Buffer;
  /** Packed. */
  readonly input: Buffer;
  readonly fileHash: Buffer;
  /** Packed. */
  readonly file: Buffer;
  readonly madeAt: Date;
  readonly madeBy: number;
}

/** The bytes of a file as they are kept; null where they are no longer. */
export interface KeptFile {
  readonly id: number;
  readonly fileName: string;
  readonly format: ReportFormat;
  readonly file: Uint8Array | null;
}

const keptColumns = sql`run.id, run.file_name, run.format, run.file`;

/** What was made in the same state of the farm. */
export async function findFileOfState(
  farms: FarmReading,
  stateHash: Buffer,
  format: ReportFormat,
): Promise<KeptFile | undefined> {
  const [row] = await farms.rows(sql<KeptFile>`
    select ${keptColumns} from agroevidence.report_run run
    where ${ofFarms(farms, sql`run.farm_id`)} and run.state_hash = ${stateHash} and run.format = ${format}
    order by run.id desc limit 1`);
  return row;
}

/** What was made of the same input. */
export async function findFileOfInput(
  farms: FarmReading,
  inputHash: Buffer,
  format: ReportFormat,
): Promise<KeptFile | undefined> {
  const [row] = await farms.rows(sql<KeptFile>`
    select ${keptColumns} from agroevidence.report_run run
    where ${ofFarms(farms, sql`run.farm_id`)} and run.input_hash = ${inputHash} and run.format = ${format}`);
  return row;
}

export async function findFile(farms: FarmReading, id: number): Promise<KeptFile | undefined> {
  const [row] = await farms.rows(sql<KeptFile>`
    select ${keptColumns} from agroevidence.report_run run where ${ofFarms(farms, sql`run.farm_id`)} and run.id = ${id}`);
  return row;
}

/** The files that were made of some reports, or of all: the last one first. */
export function findRuns(
  farms: FarmReading,
  reports: readonly ReportKind[],
  { page, 'per-page': perPage }: { readonly page: number; readonly 'per-page': number },
): Promise<(ReportRunRow & { readonly total: number })[]> {
  return farms.rows(sql<ReportRunRow & { readonly total: number }>`
    select run.id, run.farm_id, run.report, run.format, run.locale, run.question, run.rule_versions, run.file_name, run.bytes,
      run.rows, run.incomplete, encode(run.input_hash, 'hex') as input_hash, encode(run.file_hash, 'hex') as file_hash,
      run.file is not null as is_kept, run.made_at, run.made_by, run.made_by_email, (count(*) over ())::int as total
    from agroevidence.report_run run
    where ${ofFarms(farms, sql`run.farm_id`)} and (${reports.length === 0} or run.report = any(${[...reports]}::text[]))
    order by run.made_at desc, run.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
}

/** Writes a file down, or gives the one that another call has made of the same input meanwhile. */
export async function insertRun(tx: FarmChange, farmId: number, madeByEmail: string, run: NewRun): Promise<number> {
  await sql`
    insert into agroevidence.report_input (farm_id, hash, content, made_at)
    values (${farmId}, ${run.inputHash}, ${run.input}, ${run.madeAt}) on conflict do nothing`.execute(tx.sql);
  const { rows } = await sql<{ id: number }>`
    insert into agroevidence.report_run as run (farm_id, report, format, locale, question, rule_versions, state_hash, input_hash,
      file_name, file_hash, file, bytes, rows, incomplete, made_at, made_by, made_by_email)
    values (${farmId}, ${run.report}, ${run.format}, ${run.locale}, ${JSON.stringify(run.question)}::jsonb,
      ${JSON.stringify(run.ruleVersions)}::jsonb, ${run.stateHash}, ${run.inputHash}, ${run.fileName}, ${run.fileHash}, ${run.file},
      ${run.bytes}, ${run.rows}, ${run.incomplete}, ${run.madeAt}, ${run.madeBy}, ${madeByEmail})
    on conflict (farm_id, input_hash, format) do update
      set state_hash = excluded.state_hash,
        file = case when run.file_hash = excluded.file_hash then coalesce(run.file, excluded.file) else run.file end
    returning id`.execute(tx.sql);
  const [row] = rows;
  if (!row) throw new Error('The report was not written down');
  return row.id;
}

/** The same file is that of another state too: nothing that it is made of has changed. */
export async function renewState(tx: FarmChange, farmId: number, id: number, stateHash: Buffer): Promise<void> {
  await sql`update agroevidence.report_run run set state_hash = ${stateHash}
    where ${ofFarm(tx, sql`run.farm_id`, farmId)} and run.id = ${id}`.execute(tx.sql);
}

/** Lets the oldest bytes give way where a farm keeps more than so many; what is known of the files stays. */
export async function forgetOldest(tx: FarmChange, farmId: number, mostBytes: number): Promise<void> {
  await sql`
    update agroevidence.report_run run set file = null
    where ${ofFarm(tx, sql`run.farm_id`, farmId)} and run.id in (
      select kept.id from (
        select r.id, sum(length(r.file)) over (order by r.made_at desc, r.id desc) as held from agroevidence.report_run r
        where ${ofFarm(tx, sql`r.farm_id`, farmId)} and r.file is not null) as kept
      where kept.held > ${mostBytes})`.execute(tx.sql);
  await sql`
    delete from agroevidence.report_input input
    where ${ofFarm(tx, sql`input.farm_id`, farmId)} and input.hash in (
      select kept.hash from (
        select i.hash, sum(length(i.content)) over (order by i.made_at desc, i.hash) as held from agroevidence.report_input i
        where ${ofFarm(tx, sql`i.farm_id`, farmId)}) as kept
      where kept.held > ${mostBytes})`.execute(tx.sql);
}
