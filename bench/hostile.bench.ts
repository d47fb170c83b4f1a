import { buildStale } from '../tools/lib/build-stale.ts';
import { clientOf, createFarmer } from '../e2e/support/farmer.ts';
import type { Row } from './bench.ts';
import { hostileFiles, type HostileFile } from './support/hostile-files.ts';
import { newGround, startProduct, type DatabaseKind, type Product } from './support/product.ts';
import { seedFarm, signIn } from './support/seeded-farm.ts';
import { quantile } from './support/statistics.ts';
import { verdict } from './support/verdict.ts';
import { whileOthersRead, type Noticed } from './support/while-others-read.ts';

export const name = 'hostile';

/** Ten people read pages while one sends every file that is made to be hard; what the ten notice of it is measured. */
export async function run(): Promise<Row[]> {
  await buildStale();
  return [...(await measureOn('postgres')), ...(await measureOn('embedded'))];
}

async function measureOn(kind: DatabaseKind): Promise<Row[]> {
  const ground = await newGround(kind);
  const farm = seedFarm(ground, 400);
  const product = await startProduct(ground, { LOG_LEVEL: 'warn' });
  try {
    const reader = await signIn(product.url, farm);
    const quiet = await whileOthersRead(product, reader, () => pause(5000));
    const { token } = await createFarmer(product.url);
    let longest: Sent = { what: '', seconds: 0 };
    const rows: Row[] = [];
    const loud = await whileOthersRead(product, reader, async () => {
      for (const file of hostileFiles()) {
        const sent = await send(product, token, file);
        rows.push(
          verdict({ what: `${file.name}, ${kind}: ${sent.answer}`, value: sent.seconds, unit: 's', atMost: 30 }),
        );
        if (sent.seconds > longest.seconds) longest = sent;
      }
    });
    const flood = await whileOthersRead(product, reader, () => floodWithUploads(product, token));
    return [
      ...rows,
      ...linesOf(`nobody else, ${kind}`, quiet, false),
      ...linesOf(`hostile files, ${kind}`, loud, true),
      ...linesOf(`24 uploads of 49 MB at once, ${kind}`, flood, true),
      verdict({ what: `longest call (${longest.what}), ${kind}`, value: longest.seconds, unit: 's', atMost: 30 }),
    ];
  } finally {
    await product.stop();
    await ground.clear();
  }
}

function linesOf(what: string, { times, failures, baseMegabytes, peakMegabytes }: Noticed, isGoal: boolean): Row[] {
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
      what: `memory above the base (${Math.round(baseMegabytes)} MB), ${what}`,
      value: peakMegabytes - baseMegabytes,
      unit: 'MB',
      ...(isGoal && { atMost: 512 }),
    }),
  ];
}

interface Sent {
  readonly what: string;
  readonly seconds: number;
}

/** Validates a file and begins to import it, as the web app does, and waits until the import has ended. */
async function send(product: Product, token: string, file: HostileFile): Promise<Sent & { answer: string }> {
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
  return { what: file.name, seconds, answer: report };
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
