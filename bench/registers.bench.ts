import { buildStale } from '@brazda/harness/build-stale.ts';
import { run as runCommand } from '@brazda/harness/command.ts';
import { clientOf } from '@brazda/harness/typed-client.ts';
import type { Row } from './bench.ts';
import { largeRegister } from './support/large-register.ts';
import { callInRounds } from './support/load.ts';
import { newGround, startProduct, type DatabaseKind, type Ground, type Product } from './support/product.ts';
import { seedFarm, signIn, type SignedIn } from './support/seeded-farm.ts';
import { verdict } from './support/verdict.ts';

export const name = 'registers';

const products = 4000;
const seconds = 3;
const pauseMs = 500;

/** The list of a register's products while somebody searches it, and suggestions in a form, on both databases. */
export async function run(): Promise<Row[]> {
  await buildStale();
  return [...(await measureOn('postgres')), ...(await measureOn('embedded'))];
}

async function measureOn(kind: DatabaseKind): Promise<Row[]> {
  const ground = await newGround(kind);
  try {
    const farm = seedFarm(ground, 100);
    await makeAdministrator(ground, farm.email);
    const product = await startProduct(ground);
    try {
      const user = await signIn(product.url, farm);
      const imported = await importRegister(product, user);
      const rows = [verdict({ what: `${kind}: ${products} products imported`, value: imported, unit: 's' })];
      for (const reading of readings(user)) rows.push(await measureReading({ kind, ground, product, user }, reading));
      return rows;
    } finally {
      await product.stop();
    }
  } finally {
    await ground.clear();
  }
}

/** By the command line, while no product runs on the embedded database. */
async function makeAdministrator({ environment }: Ground, email: string): Promise<void> {
  const { code, output } = await runCommand(process.execPath, ['tools/admin.mjs', 'add', email], { env: environment });
  if (code !== 0) throw new Error(`No administrator could be made: ${output}`);
}

async function importRegister({ url }: Product, { token }: SignedIn): Promise<number> {
  const { registers } = clientOf(url, token).agroevidence;
  const began = performance.now();
  const file = new File([largeRegister(products)], 'export.xml');
  await registers.importFile({ query: { register: 'PLANT_PROTECTION' }, file });
  for (;;) {
    const [last] = (await registers.imports()).rows;
    if (last?.state === 'FAILED') throw new Error(`The register was not imported: ${last.failure ?? ''}`);
    if (last?.state === 'SUCCESS') return (performance.now() - began) / 1000;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

interface Reading {
  readonly what: string;
  readonly paths: readonly string[];
}

function readings({ farmId }: SignedIn): Reading[] {
  const list = `/agroevidence/catalogues/materials?farmIds=${farmId}&language=cs&kind=PLANT_PROTECTION`;
  const suggestions = `/agroevidence/plant-protections/suggestions?farmIds=${farmId}&language=cs`;
  const asked = (path: string, searches: readonly string[]): string[] =>
    searches.map((search) => `${path}&search=${encodeURIComponent(search)}`);
  return [
    { what: 'first page', paths: [list] },
    { what: 'search by name or number', paths: asked(list, ['agromax', 'fungstop 12', '1234-2', 'a']) },
    {
      what: 'search by organism or substance',
      paths: asked(list, ['braničnatka', 'plevele', 'tebukonazol', 'mšice rez']),
    },
    { what: 'search by crop', paths: asked(list, ['pšenice', 'řepka', 'wheat', 'řepka hlízenka']) },
    { what: 'search that finds nothing', paths: asked(list, ['nic takového', 'xyz']) },
    { what: 'suggestions', paths: asked(suggestions, ['ag', 'fung', 'pšen', 'plevele', '12']) },
  ];
}

interface Measured {
  readonly kind: DatabaseKind;
  readonly ground: Ground;
  readonly product: Product;
  readonly user: SignedIn;
}

async function measureReading({ kind, ground, product, user }: Measured, { what, paths }: Reading): Promise<Row> {
  const headers = { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' };
  const calls = paths.map((path) => ({ path, headers }));
  const { p95, ...more } = await callInRounds({
    product,
    ground,
    connections: 1,
    seconds,
    calls: () => calls,
    expects: [200],
  });
  return verdict({ what: `${kind}: ${what}: p95`, value: p95, unit: 'ms', atMost: 80, more });
}
