import { createFarmer, type Farmer } from '@brazda/harness/farmer.ts';
import { largestChildMegabytes } from './processes.ts';
import { ended } from './ended.ts';
import type { Product } from './product.ts';

/** Seconds that the steps of an import take. */
interface Times {
  readonly validated: number;
  readonly registered: number;
  readonly imported: number;
}

/** The most that the server held, and the process that reads the file. */
interface Peaks {
  readonly peakMegabytes: number;
  readonly workerMegabytes: number;
}

export type Timing = Times & Peaks;

/** Validates, registers and imports a file as somebody does who has just come, and watches the memory meanwhile. */
export async function importOnce(product: Product, zip: Buffer, parcels: number): Promise<Timing> {
  const memory = watchMemory(product);
  try {
    const times = await timeImport(await createFarmer(product.url), zip, parcels);
    return { ...times, ...memory.peaks() };
  } finally {
    memory.stop();
  }
}

/** The rows of more land than the country has room for reach over its border, and are refused. */
const leastShare = 0.9;

/** The same where nobody watches the memory: to look at it so often takes of the processor that others are to have. */
export async function timeImport(
  { api }: Farmer,
  zip: Buffer,
  parcels: number,
  lookEveryMilliseconds?: number,
): Promise<Times> {
  const { registration, imports } = api.agroevidence;
  const file = new File([new Uint8Array(zip)], 'parcels.zip');
  const started = performance.now();
  const report = await registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
  const validated = performance.now();
  const { importId } = await registration.shapefile({ query: { countryCode: 'CZ', farmName: 'Lán' }, file });
  const registered = performance.now();
  const result = await ended(() => imports.read({ params: { id: importId ?? 0 } }), lookEveryMilliseconds);
  const imported = performance.now();
  if (report.parcels < parcels * leastShare || result.imported !== report.parcels) {
    throw new Error(`${report.parcels} validated, ${result.imported} imported of ${parcels}: ${result.failure ?? ''}`);
  }
  return {
    validated: (validated - started) / 1000,
    registered: (registered - validated) / 1000,
    imported: (imported - registered) / 1000,
  };
}

function watchMemory(product: Product): { peaks(): Peaks; stop(): void } {
  let [peakMegabytes, workerMegabytes] = [0, 0];
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, product.memory());
    workerMegabytes = Math.max(workerMegabytes, largestChildMegabytes(product.pid));
  }, 20);
  return {
    peaks: () => ({ peakMegabytes, workerMegabytes }),
    stop: () => {
      clearInterval(timer);
    },
  };
}
