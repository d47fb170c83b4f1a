import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import { sql } from 'kysely';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

/** What its parcels are called. */
export const names = ['Za humny', 'U lesa', 'Dlouhá'] as const;

type Api = TestApi['agroevidence'];
type Rows<Call extends (...input: never) => Promise<{ readonly rows: unknown }>> = Awaited<ReturnType<Call>>['rows'];
type Identified = Pick<RecordImport, 'id'>;

/** A farmer with three bare parcels, who brings old records. */
export interface RecordingFarm extends Pick<Api, 'recordImports'> {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly parcels: readonly number[];
  readonly api: Api;
  readonly send: (content: string | Uint8Array<ArrayBuffer>, name?: string) => Promise<RecordImport>;
  readonly rowsOf: (one: Identified) => Promise<Rows<Api['recordImports']['rows']>>;
  /** The verdict of each row, and what was found. */
  readonly said: (one: Identified) => Promise<string[][]>;
  /** Records what the rows say, until that has ended. */
  readonly bring: (one: Identified) => Promise<RecordImport>;
  readonly ended: (one: Identified) => Promise<RecordImport>;
  readonly actions: () => Promise<Rows<Api['actions']['list']>>;
  /** The crop, the days and the harvest of what grows on a parcel, without one on the first. */
  readonly grown: (parcelId?: number) => Promise<(number | string | null)[][]>;
}

export async function recordingFarm(started: Pick<TestApp, 'make' | 'api' | 'services'>): Promise<RecordingFarm> {
  const { user, farm } = await started.make.farmer();
  const parcels: number[] = [];
  for (const [at, name] of names.entries()) {
    const made = await started.make.parcel({ farm, name, blockNumber: `140${at}/1`, at: [14.33 + at * 0.003, 48.89] });
    parcels.push(made.id);
  }
  // What grows on parcels of tests is of no matter here.
  await sql`delete from agroevidence.cultivation where farm_id = ${farm.id}`.execute(started.services.database.kysely);
  const api = started.api(user).agroevidence;
  const { recordImports } = api;
  const send = (content: string | Uint8Array<ArrayBuffer>, name = 'evidence.csv') =>
    recordImports.begin({ file: new File([content], name), farmIds: [farm.id] });
  const rowsOf = async ({ id }: Pick<RecordImport, 'id'>) =>
    (await recordImports.rows({ params: { id }, query: { 'per-page': 1000 } })).rows;
  const said = async (one: Pick<RecordImport, 'id'>) =>
    (await rowsOf(one)).map(({ verdict, findings }) => [verdict, ...findings.map(({ code }) => code)]);
  const ended = async ({ id }: Pick<RecordImport, 'id'>): Promise<RecordImport> => {
    const until = Date.now() + 30_000;
    for (;;) {
      const now = await recordImports.read({ params: { id } });
      if (now.state !== 'WAITING' && now.state !== 'IN_PROGRESS') return now;
      if (Date.now() > until) throw new Error('The import does not end');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const bring = async (one: Pick<RecordImport, 'id'>): Promise<RecordImport> => {
    await recordImports.start({ params: { id: one.id } });
    return ended(one);
  };
  const actions = async () => (await api.actions.list({ query: { 'per-page': 1000, 'sort-dir': 'asc' } })).rows;
  const grown = async (parcelId = parcels[0] ?? 0) =>
    (await api.seedApplications.ofParcel({ params: { id: parcelId } })).rows.map(
      ({ seed, validFrom, validTo, harvestedOn }) => [...[seed.crop.id, validFrom, validTo, harvestedOn]],
    );
  return { user, farm, parcels, api, recordImports, send, rowsOf, said, bring, actions, grown, ended };
}
