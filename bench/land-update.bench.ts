import type { Client } from '@brazda/contract/client.ts';
import type { Contract } from '@brazda/contract/contract.ts';
import { readOutline, writeOutline } from '@brazda/simulators/registry/outlines.ts';
import { registryLogin, type RegistryBlock } from '@brazda/simulators/registry/registry-land.ts';
import { startRegistryServer, type RegistryServer } from '@brazda/simulators/registry/registry-server.ts';
import { createFarmer } from '@brazda/harness/farmer.ts';
import type { Row } from './bench.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { ended } from './support/ended.ts';
import { newGround, startProduct, type DatabaseKind } from './support/product.ts';
import { verdict } from './support/verdict.ts';

export const name = 'land-update';

const blocks = 2000;
const changeDay = '2026-06-01';

/** A farm of 2,000 blocks compared with the registry: where a quarter of them changed, and where all of them did. */
export async function run(): Promise<Row[]> {
  await buildStale();
  return [...(await measureOn('postgres')), ...(await measureOn('embedded'))];
}

async function measureOn(kind: DatabaseKind): Promise<Row[]> {
  const registry = await startRegistryServer({ port: 0 });
  const ground = await newGround(kind);
  const product = await startProduct(ground, { LOG_LEVEL: 'warn', REGISTRY_URL: registry.url });
  try {
    spread(registry);
    const { api } = await createFarmer(product.url);
    const farmId = await registerFarm(api);
    changeSome(registry);
    const quarter = await measureUpdate(api, farmId);
    changeAll(registry);
    const whole = await measureUpdate(api, farmId);
    return [...linesOf(`a quarter changed, ${kind}`, quarter), ...linesOf(`all changed, ${kind}`, whole)];
  } finally {
    await product.stop();
    await ground.clear();
    await registry.close();
  }
}

interface Timing {
  readonly changes: number;
  readonly compared: number;
  readonly applied: number;
  readonly takenBack: number;
}

function linesOf(what: string, { changes, compared, applied, takenBack }: Timing): Row[] {
  const parts = { what: `${blocks} blocks, ${what}: compared`, value: compared, unit: 's', atMost: 10 };
  return [
    verdict({ ...parts, more: { changes } }),
    verdict({ what: `${blocks} blocks, ${what}: done`, value: applied, unit: 's' }),
    verdict({ what: `${blocks} blocks, ${what}: taken back`, value: takenBack, unit: 's' }),
  ];
}

/** Lets the farmer have the blocks of the simulator many times over, each three kilometres from the next. */
function spread({ subjects }: RegistryServer): void {
  const subject = subjects.find((each) => each.login === registryLogin.login);
  if (!subject) throw new Error(`Nobody signs in as ${registryLogin.login}`);
  const some = subject.blocks;
  subject.blocks = Array.from({ length: blocks }, (_, index) => {
    const copy = Math.floor(index / some.length);
    return moved(some[index % some.length], index, (copy % 10) * 3000, Math.floor(copy / 10) * 3000);
  });
}

function moved(block: RegistryBlock | undefined, index: number, west: number, south: number): RegistryBlock {
  if (!block) throw new Error('The simulator has no blocks');
  const polygons = readOutline(block.outline).map((rings) =>
    rings.map((ring) => ring.map(([x, y]) => [x - west, y - south] as [number, number])),
  );
  return { ...block, id: String(40_000_000 + index), code: `${index + 1}/1`, outline: writeOutline(polygons) };
}

async function registerFarm({ agroevidence }: Client<Contract>): Promise<number> {
  await agroevidence.eagri.signIn({ body: registryLogin });
  const { id, importId } = await agroevidence.registration.eagri({ body: { farmName: 'Lán', countryCode: 'CZ' } });
  const { imported } = await ended(() => agroevidence.imports.read({ params: { id: importId ?? 0 } }));
  if (imported !== blocks) throw new Error(`${imported} of ${blocks} blocks were imported`);
  return id;
}

function changeSome(registry: RegistryServer): void {
  for (let block = 1; block <= blocks / 4; block += 1) {
    const kinds = ['split', 'move-border', 'move-border', 'renumber', 'gone'] as const;
    registry.change(registryLogin.login, kinds[block % kinds.length] ?? 'gone', [`${block * 4}/1`], changeDay);
  }
}

function changeAll(registry: RegistryServer): void {
  const codes =
    registry.subjects.find((each) => each.login === registryLogin.login)?.blocks.map(({ code }) => code) ?? [];
  for (const code of codes) registry.change(registryLogin.login, 'move-border', [code], changeDay);
}

/** Compares, does what is proposed, and takes it back, so that the next comparison finds it all again. */
async function measureUpdate({ agroevidence }: Client<Contract>, farmId: number): Promise<Timing> {
  const { landUpdates } = agroevidence;
  const started = performance.now();
  const { id } = await landUpdates.begin({ params: { id: farmId }, query: {} });
  const update = await ended(() => landUpdates.read({ params: { id } }));
  const compared = performance.now();
  if (update.state !== 'REVIEW')
    throw new Error(`The comparison has ended as ${update.state}: ${update.failure ?? ''}`);
  await landUpdates.apply({ params: { id } });
  const applied = performance.now();
  await landUpdates.takeBack({ params: { id } });
  const takenBack = performance.now();
  return {
    changes: update.counts.total,
    compared: (compared - started) / 1000,
    applied: (applied - compared) / 1000,
    takenBack: (takenBack - applied) / 1000,
  };
}
