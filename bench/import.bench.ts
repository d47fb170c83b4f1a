import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realShapefile } from '../apps/server/src/testing/real-shapefile.ts';
import type { Row } from './bench.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { newGround, startProduct, type DatabaseKind, type Ground } from './support/product.ts';
import { seedFarm, signIn } from './support/seeded-farm.ts';
import { median, quantile } from './support/statistics.ts';
import { importOnce, type Timing } from './support/timed-import.ts';
import { verdict } from './support/verdict.ts';
import { whileOthersRead, type Noticed } from './support/while-others-read.ts';

export const name = 'import';

const quietMilliseconds = 5000;

/** A land file from the click to the parcels on the map: validated, registered, imported; and what others notice of it. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const small = await realShapefile(281);
  const large = await realShapefile(10_000);
  return [...(await measureOn('postgres', small, large)), ...(await measureOn('embedded', small, large))];
}

async function measureOn(kind: DatabaseKind, small: Buffer, large: Buffer): Promise<Row[]> {
  const ground = await newGround(kind);
  const farm = seedFarm(ground, 400);
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  try {
    await importOnce(product, small, 281);
    const quick = await importOnce(product, small, 281);
    const base = product.memory();
    const slow = await importOnce(product, large, 10_000);
    const beside = timeOgr2ogr(ground, large);
    const isGoal = kind === 'postgres';
    const reader = await signIn(product.url, farm);
    const quiet = await whileOthersRead(product, reader, () => pause(quietMilliseconds));
    const loud = await whileOthersRead(product, reader, () => importOnce(product, large, 10_000));
    return [
      lineOf(`281 parcels, ${kind}`, quick, isGoal ? 2 : undefined),
      lineOf(`10,000 parcels, ${kind}`, slow, isGoal ? 20 : undefined),
      ...(beside === undefined ? [] : [timesOf(slow, beside)]),
      verdict({
        what: `memory above the base (${Math.round(base)} MB), 10,000 parcels, ${kind}`,
        value: slow.peakMegabytes - base,
        unit: 'MB',
        ...(isGoal && { atMost: 1024 }),
      }),
      patienceOf(`others' p99 beside an import of 10,000 parcels, ${kind}`, quiet, loud, isGoal),
    ];
  } finally {
    await product.stop();
    await ground.clear();
  }
}

/** By how much longer others wait while land is imported than while nothing is. */
function patienceOf(what: string, quiet: Noticed<unknown>, loud: Noticed<unknown>, isGoal: boolean): Row {
  const [alone, beside] = [quiet, loud].map(({ times }) => quantile(times, 0.99));
  const noticed = [quiet, loud].map(
    ({ times, failures }) =>
      `p50 ${Math.round(median(times))} p99 ${Math.round(quantile(times, 0.99))} ms, ${failures} failed`,
  );
  return verdict({
    what,
    value: (beside ?? NaN) / (alone ?? NaN),
    unit: 'times',
    ...(isGoal && { atMost: 1.5 }),
    more: { parts: noticed.join(' → ') },
  });
}

function lineOf(what: string, { validated, registered, imported }: Timing, atMost: number | undefined): Row {
  return verdict({
    what: `${what}: validated, registered and imported`,
    value: validated + registered + imported,
    unit: 's',
    ...(atMost !== undefined && { atMost }),
    more: { parts: [validated, registered, imported].map((seconds) => seconds.toFixed(2)).join(' + ') },
  });
}

function timesOf({ validated, registered, imported }: Timing, beside: number): Row {
  return verdict({
    what: '10,000 parcels, postgres: times of what ogr2ogr takes to copy the same file',
    value: (validated + registered + imported) / beside,
    unit: 'times',
    atMost: 3,
    more: { parts: `${beside.toFixed(2)} s` },
  });
}

/** Seconds of ogr2ogr for the same file into the same PostgreSQL; undefined where it is not installed, or there is none. */
function timeOgr2ogr({ environment }: Ground, zip: Buffer): number | undefined {
  const { DATABASE_URL: address, DATA_DIR: folder } = environment;
  if (address === undefined || folder === undefined || spawnSync('ogr2ogr', ['--version']).status !== 0)
    return undefined;
  const path = join(folder, 'parcels.zip');
  writeFileSync(path, zip);
  const { hostname, port, username, pathname } = new URL(address);
  const target = `PG:host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)}`;
  const seconds = Array.from({ length: 3 }, () => {
    const started = performance.now();
    const options = ['-overwrite', '-nln', 'copied_by_ogr', '-t_srs', 'EPSG:4326', '-nlt', 'PROMOTE_TO_MULTI'];
    const encoding = ['-oo', 'ENCODING=CP1250'];
    const args = ['-f', 'PostgreSQL', target, `/vsizip/${path}`, ...options, ...encoding];
    const { status, stderr } = spawnSync('ogr2ogr', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`ogr2ogr failed: ${stderr}`);
    return (performance.now() - started) / 1000;
  });
  return median(seconds);
}
