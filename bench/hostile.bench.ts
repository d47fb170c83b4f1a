import { buildStale } from '@brazda/harness/build-stale.ts';
import { createFarmer } from '@brazda/harness/farmer.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { hostileFiles, type HostileFile } from './support/hostile-files.ts';
import { newGround, startProduct, type DatabaseKind, type Product } from './support/product.ts';
import { seedFarm, signIn } from './support/seeded-farm.ts';
import { quantile } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';
import { whileOthersRead, type Noticed } from './support/while-others-read.ts';

export const name = 'hostile';

/**
 * Ten people read pages while one sends every file that is made to be hard; what the ten notice of it is measured.
 * `HOSTILE_ON=embedded` measures one of the databases, `HOSTILE_FILES=points` the files whose name contains that.
 */
export async function run(): Promise<Row[]> {
  await buildStale();
  const { HOSTILE_ON: on, HOSTILE_FILES: some = '' } = process.env;
  const kinds = (['postgres', 'embedded'] as const).filter((kind) => on === undefined || on === kind);
  const files = hostileFiles().filter(({ name }) => name.includes(some));
  const rows: Row[] = [];
  for (const kind of kinds) rows.push(...(await measureOn(kind, files)));
  return rows;
}

async function measureOn(kind: DatabaseKind, files: readonly HostileFile[]): Promise<Row[]> {
  const ground = await newGround(kind);
  const farm = seedFarm(ground, 400);
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  try {
    const reader = await signIn(product.url, farm);
    const quiet = await whileOthersRead(product, reader, () => pause(5000));
    const base = quiet.baseMegabytes;
    const { token } = await createFarmer(product.url);
    const rows = linesOf(`nobody else, ${kind}`, quiet, base, false);
    const times: number[] = [];
    for (const file of files) {
      const noticed = await whileOthersRead(product, reader, () => send(product, token, file));
      times.push(...noticed.times);
      const { seconds, answer } = noticed.outcome;
      const what = `${file.name}, ${kind}`;
      rows.push(verdict({ what: `longest call, ${what}: ${answer}`, value: seconds, unit: 's', atMost: 30 }));
      rows.push(...linesOf(what, noticed, base, true));
    }
    const p99 = quantile(times, 0.99);
    rows.push(verdict({ what: `others' p99, all files, ${kind}`, value: p99, unit: 'ms', atMost: 200 }));
    const flood = await whileOthersRead(product, reader, () => floodWithUploads(product, token));
    return [...rows, ...linesOf(`24 uploads of 49 MB at once, ${kind}`, flood, base, true)];
  } finally {
    await product.stop();
    await ground.clear();
  }
}

function linesOf(what: string, noticed: Noticed<unknown>, base: number, isGoal: boolean): Row[] {
  const { times, failures, peakMegabytes } = noticed;
  const more = {
    calls: times.length,
    failures,
    p50: Math.round(quantile(times, 0.5)),
    longest: Math.round(Math.max(...times)),
  };
  return [
    verdict({
      what: `others' p99, ${what}`,
      value: quantile(times, 0.99),
      unit: 'ms',
      ...(isGoal && { atMost: 200 }),
      more,
    }),
    verdict({
      what: `memory above the base (${Math.round(base)} MB), ${what}`,
      value: peakMegabytes - base,
      unit: 'MB',
      ...(isGoal && { atMost: 512 }),
    }),
  ];
}

interface Sent {
  readonly seconds: number;
  readonly answer: string;
}

/** Validates a file and begins to import it, as the web app does, and waits until the import has ended. */
async function send(product: Product, token: string, file: HostileFile): Promise<Sent> {
  const { registration, imports } = clientOf(product.url, token).agroevidence;
  const upload = new File([file.make()], file.fileName);
  const started = performance.now();
  const report = await registration
    .validateShapefile({ query: { countryCode: 'CZ' }, file: upload })
    .then(({ parcels, problems }) => `${parcels} parcels, ${problems[0]?.code ?? 'no problem'}`)
    .catch(String);
  const validated = performance.now();
  const farm = await registration
    .shapefile({ query: { countryCode: 'CZ', farmName: 'Lán' }, file: upload })
    .catch(() => undefined);
  const registered = performance.now();
  const importId = farm?.importId ?? null;
  while (importId !== null) {
    const { state } = await imports.read({ params: { id: importId } });
    if (state === 'SUCCESS' || state === 'FAILED') break;
    await pause(100);
  }
  const imported = performance.now();
  const seconds = Math.max(validated - started, registered - validated, imported - registered) / 1000;
  return { seconds, answer: report };
}

async function floodWithUploads(product: Product, token: string): Promise<void> {
  const bytes = new Uint8Array(49 * 1024 * 1024).fill(32);
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      const form = new FormData();
      form.set('lpisFile', new File([bytes], 'a.geojson'));
      const answer = await fetch(`${product.url}/agroevidence/registration/shapefile/validate?countryCode=CZ`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
    }),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
