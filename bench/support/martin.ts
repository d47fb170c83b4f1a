import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { takeCareOf } from '@brazda/harness/caretaker.ts';
import { freePort } from '@brazda/harness/free-port.ts';
import { processorSeconds, residentMegabytes } from './processes.ts';
import type { Ground } from './product.ts';
import type { TileServer } from './tile-server.ts';

/** Martin, a server of tiles from PostGIS, beside which ours are measured. */
export interface Martin extends TileServer {
  memory(): number;
  stop(): Promise<void>;
}

/** How Martin is called over each of both sources. */
export const martinNames = { bench_view: 'Martin, view in 4326', bench_table: 'Martin, table in 3857' } as const;

/** Where the program is: as MARTIN says, or on the path; undefined where this machine has none. */
export function findMartin(): string | undefined {
  const program = process.env['MARTIN'] ?? 'martin';
  return spawnSync(program, ['--version']).status === 0 ? program : undefined;
}

const keptMegabytes = 512;
const readyWithinMs = 30_000;

/** Gives Martin the same parcels as ours shows: a view as they lie in the database, and a table in the map's own projection. */
export async function prepareForMartin({ environment }: Ground, farmId: number): Promise<void> {
  const client = new pg.Client({ connectionString: environment['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(`
      create view public.bench_view as
        select p.id, p.local_name as name, v.block_number as block_nr, round(coalesce(v.official_area_ha, v.area_m2 / 10000)::numeric, 4)::float8 as area,
          v.geometry::geometry(MultiPolygon, 4326) as geometry
        from agroevidence.parcel p join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
        where p.farm_id = ${farmId} and p.status = 'OPEN';
      create table public.bench_table as
        select id, name, block_nr, area, st_transform(geometry, 3857)::geometry(MultiPolygon, 3857) as geometry from public.bench_view;
      create index on public.bench_table using gist (geometry);
      analyze public.bench_table, agroevidence.parcel_version`);
  } finally {
    await client.end();
  }
}

/** Starts it over one of both sources, with or without keeping what it has cut. */
export async function startMartin(
  program: string,
  { environment }: Ground,
  source: 'bench_view' | 'bench_table',
  keeps: boolean,
): Promise<Martin> {
  const port = await freePort();
  const args = ['--listen-addresses', `127.0.0.1:${port}`, '--cache-size', String(keeps ? keptMegabytes : 0)];
  const server = spawn(program, [...args, environment['DATABASE_URL'] ?? ''], {
    stdio: 'ignore',
    env: { ...process.env, RUST_LOG: 'error' },
  });
  const endWithUs = takeCareOf({ server });
  const url = `http://127.0.0.1:${port}`;
  const { pid = 0 } = server;
  const started = performance.now();
  while (!(await isReady(`${url}/${source}`))) {
    if (server.exitCode !== null || performance.now() - started > readyWithinMs) {
      await endWithUs();
      throw new Error('Martin did not become ready');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name: martinNames[source],
    url,
    headers: {},
    pathOf: (place) => `/${source}/${place}`,
    processorSeconds: () => processorSeconds(pid),
    memory: () => residentMegabytes(pid),
    stop: async () => {
      const isGone = server.exitCode === null ? once(server, 'exit') : Promise.resolve();
      server.kill('SIGTERM');
      await isGone;
      await endWithUs();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}
