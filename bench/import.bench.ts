import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realShapefile } from '../apps/server/src/testing/real-shapefile.ts';
import type { Row } from './bench.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { createFarmer } from '@brazda/harness/farmer.ts';
import { asFromElsewhere } from './support/machine.ts';
import { onBothDatabases } from './support/on-both-databases.ts';
import { newGround, startProduct, type DatabaseKind, type Ground } from './support/product.ts';
import { seedFarm, signIn } from './support/seeded-farm.ts';
import { median, quantile } from './support/statistics.ts';
import { importOnce, timeImport, type Timing } from './support/timed-import.ts';
import { verdict } from './support/verdict.ts';
import { whileOthersRead, type Noticed } from './support/while-others-read.ts';

export const name = 'import';

const quietMilliseconds = 5000;
const rounds = 5;
/** Whoever imports is told how far it is, and does not ask all the time. */
const seldomMilliseconds = 500;

/** A land file from the click to the parcels on the map: validated, registered, imported; and what others notice of it. */
export async function run(): Promise<Row[]> {
  await buildStale();
  const small = await realShapefile(281);
  const large = await realShapefile(10_000);
  return onBothDatabases((kind) => measureOn(kind, small, large));
}

async function measureOn(kind: DatabaseKind, small: Buffer, large: Buffer): Promise<Row[]> {
  const ground = await newGround(kind);
  const farm = seedFarm(ground, 400);
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  try {
    await importOnce(product, small, 281);
    const quick = await importOnce(product, small, 281);
    const base = product.memory();
    const pairs = await inRounds(async () => ({
      slow: await importOnce(product, large, 10_000),
      beside: timeOgr2ogr(ground, large),
    }));
    const isGoal = kind === 'postgres';
    const reader = await signIn(product.url, farm);
    const noticed = await inRounds(async () => {
      // Whoever brings the land has been in for a while: a password that is hashed is no part of an import.
      const farmer = await createFarmer(product.url);
      return {
        quiet: await whileOthersRead(product, reader, () => pause(quietMilliseconds)),
        loud: await whileOthersRead(product, reader, () =>
          asFromElsewhere(() => timeImport(farmer, large, 10_000, seldomMilliseconds)),
        ),
      };
    });
    return [
      lineOf(`281 parcels, ${kind}`, [quick], isGoal ? 2 : undefined),
      lineOf(
        `10,000 parcels, ${kind}`,
        pairs.map(({ slow }) => slow),
        isGoal ? 20 : undefined,
      ),
      ...timesOf(pairs),
      verdict({
        what: `memory above the base (${Math.round(base)} MB), 10,000 parcels, ${kind}`,
        value: Math.max(...pairs.map(({ slow }) => slow.peakMegabytes)) - base,
        unit: 'MB',
        ...(isGoal && { atMost: 1024 }),
      }),
      patienceOf(`others' p99 beside an import of 10,000 parcels, ${kind}`, noticed, isGoal),
    ];
  } finally {
    await product.stop();
    await ground.clear();
  }
}

/** As often as it takes that one odd round does not make the figure. */
async function inRounds<T>(measure: () => Promise<T>): Promise<readonly T[]> {
  const measured: T[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure());
  return measured;
}

interface Pair {
  readonly quiet: Noticed<unknown>;
  readonly loud: Noticed<unknown>;
}

/**
 * By how much longer others wait while land is imported than while nothing is. Of all rounds together: the last
 * hundredth of a few hundred calls is a handful, and doubles by chance alone.
 */
function patienceOf(what: string, pairs: readonly Pair[], isGoal: boolean): Row {
  const quiet = noticedInAll(pairs.map((pair) => pair.quiet));
  const loud = noticedInAll(pairs.map((pair) => pair.loud));
  return verdict({
    what,
    value: loud.p99 / quiet.p99,
    unit: 'times',
    ...(isGoal && { atMost: 1.5 }),
    more: { parts: `${quiet.said} → ${loud.said}` },
  });
}

function noticedInAll(rounds: readonly Noticed<unknown>[]): { readonly p99: number; readonly said: string } {
  const times = rounds.flatMap((round) => round.times);
  const p99 = quantile(times, 0.99);
  const ofRounds = rounds.map((round) => Math.round(quantile(round.times, 0.99)));
  const span = `${Math.min(...ofRounds)} to ${Math.max(...ofRounds)}`;
  const failures = rounds.reduce((sum, each) => sum + each.failures, 0);
  return { p99, said: `p50 ${Math.round(median(times))} p99 ${Math.round(p99)} (${span}) ms, ${failures} failed` };
}

/** The least and the most of some figures. */
function spanOf(figures: readonly number[]): string {
  return `${Math.min(...figures).toFixed(2)} to ${Math.max(...figures).toFixed(2)}`;
}

function wholeOf({ validated, registered, imported }: Timing): number {
  return validated + registered + imported;
}

function lineOf(what: string, timings: readonly Timing[], atMost: number | undefined): Row {
  const wholes = timings.map(wholeOf);
  const steps = (['validated', 'registered', 'imported'] as const).map((step) =>
    median(timings.map((timing) => timing[step])).toFixed(2),
  );
  return verdict({
    what: `${what}: validated, registered and imported`,
    value: median(wholes),
    unit: 's',
    ...(atMost !== undefined && { atMost }),
    more: { parts: `${spanOf(wholes)}; ${steps.join(' + ')}` },
  });
}

interface Beside {
  readonly slow: Timing;
  readonly beside: number | undefined;
}

/** Each import by the copy that was made right after it. */
function timesOf(pairs: readonly Beside[]): Row[] {
  const copied = pairs.flatMap(({ slow, beside }) => (beside === undefined ? [] : [{ slow, beside }]));
  if (copied.length === 0) return [];
  const ratios = copied.map(({ slow, beside }) => wholeOf(slow) / beside);
  return [
    verdict({
      what: '10,000 parcels, postgres: times of what ogr2ogr takes to copy the same file',
      value: median(ratios),
      unit: 'times',
      atMost: 3,
      more: { parts: `${spanOf(ratios)}; ${median(copied.map(({ beside }) => beside)).toFixed(2)} s` },
    }),
  ];
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
