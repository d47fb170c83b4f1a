import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import type { TestApi } from '../test-api.ts';
import { Ledger } from './ledger.ts';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { seededRandom } from '../seeded-random.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

/** How far the import of a round is when the server is killed, and up to how long after that. */
const rounds = [
  { after: 'asked', upToMilliseconds: 1500 },
  { after: 'acknowledged', upToMilliseconds: 800 },
  { after: 'inProgress', upToMilliseconds: 300 },
  { after: 'inProgress', upToMilliseconds: 2500 },
] as const;
type Phase = (typeof rounds)[number]['after'];

const parcelsOfImport = 2000;
const parcelsToRename = 4;
const email = 'farmer@example.com';
const password = 'tajne-heslo';

function landFile(parcels: number): File {
  const content = { parcels: manyParcels(parcels, [14.3, 49.2], 0.004, 12), columns: DPB_COLUMNS };
  return new File([new Uint8Array(zippedShapefile(content))], 'parcels.zip');
}
const largeFile = landFile(parcelsOfImport);

let database: ServerDatabase;
let server: ShippedServer | undefined;
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await database.remove();
});

async function start(): Promise<{ running: ShippedServer; address: string }> {
  server = startServer(database.settings);
  return { running: server, address: await server.ready() };
}

async function importEnded(api: TestApi, id: number): Promise<string> {
  for (;;) {
    const { state } = await api.agroevidence.imports.read({ params: { id } });
    if (state === 'SUCCESS' || state === 'FAILED') return state;
    await pause(100);
  }
}

async function countParcels(api: TestApi, farmId: number): Promise<number> {
  return (await api.agroevidence.parcels.list({ farmIds: [farmId], query: { 'per-page': 1 } })).total;
}

/** Renames one parcel again and again, until the server is gone. */
async function keepRenaming(api: TestApi, ledger: Ledger, parcelId: number, round: number): Promise<void> {
  for (let count = 1; ; count += 1) {
    const name = `Parcela ${parcelId}, kolo ${round}, jméno ${count}`;
    const acknowledge = ledger.rename(parcelId, name);
    const changed = await api.agroevidence.parcels
      .change({ params: { id: parcelId }, body: { name } })
      .catch(serverGone);
    if (!changed) return;
    acknowledge();
  }
}

/** Registers a farm; what it gives is how far that comes until the server is gone. */
function registerLargeFarm(api: TestApi, ledger: Ledger, round: number): Record<Phase, Promise<unknown>> {
  const farmName = `Farma z kola ${round}`;
  const acknowledge = ledger.register(farmName);
  const { shapefile } = api.agroevidence.registration;
  const acknowledged = shapefile({ query: { countryCode: 'CZ', farmName }, file: largeFile }).then((farm) => {
    acknowledge(farm);
    return farm;
  }, serverGone);
  const inProgress = acknowledged.then((farm) => importBegun(api, farm?.importId));
  return { asked: Promise.resolve(), acknowledged, inProgress };
}

async function importBegun(api: TestApi, id: number | null | undefined): Promise<void> {
  while (id) {
    const read = await api.agroevidence.imports.read({ params: { id } }).catch(serverGone);
    if (!read || read.done > 0) return;
    await pause(20);
  }
}

/** A call that fails because the server was killed; any other failure is one of the server. */
function serverGone(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

async function renamesAreKept(
  api: TestApi,
  ledger: Ledger,
  farmId: number,
  originals: Map<number, string>,
): Promise<void> {
  const { rows } = await api.agroevidence.parcels.list({ farmIds: [farmId] });
  expect(rows.map(({ id }) => id).sort()).toEqual([...originals.keys()].sort());
  for (const { id, localName } of rows) {
    expect(ledger.possibleNames(id, originals.get(id) ?? '')).toContain(localName);
  }
}

async function farmsAreWhole(api: TestApi, ledger: Ledger, renamedFarm: number): Promise<void> {
  const farms = (await api.agroevidence.farms.list()).rows.filter(({ id }) => id !== renamedFarm);
  const names = new Map(farms.map(({ id, name }) => [id, name]));
  for (const { id, name } of ledger.acknowledgedFarms) expect(names.get(id)).toBe(name);
  for (const { name } of farms) expect(ledger.sentFarms).toContain(name);
  expect(new Set(names.values()).size).toBe(farms.length);
  for (const { id } of farms) {
    const { rows } = await api.agroevidence.imports.list({ farmIds: [id] });
    expect(rows).toHaveLength(1);
    await importIsWhole(api, rows[0]?.id ?? 0, id);
  }
}

/** One that was broken off twice is given up with nothing of it left, and comes in whole when it is tried again. */
async function importIsWhole(api: TestApi, id: number, farmId: number): Promise<void> {
  if ((await importEnded(api, id)) === 'FAILED') {
    expect((await api.agroevidence.imports.read({ params: { id } })).failure).toBe('landFile.interrupted');
    expect(await countParcels(api, farmId)).toBe(0);
    await api.agroevidence.imports.retry({ params: { id } });
    expect(await importEnded(api, id)).toBe('SUCCESS');
  }
  expect(await countParcels(api, farmId)).toBe(parcelsOfImport);
}

describe('A server that is killed', () => {
  it('has kept all that it acknowledged, nothing that was never sent, and no part of an import', async () => {
    const ledger = new Ledger();
    const random = seededRandom(20_261_120);
    let { running, address } = await start();
    let api = apiAt(address, await signUpAt(address, email, password));
    const renamed = await api.agroevidence.registration.shapefile({
      query: { countryCode: 'CZ', farmName: 'Přejmenovávaná' },
      file: landFile(parcelsToRename),
    });
    expect(await importEnded(api, renamed.importId ?? 0)).toBe('SUCCESS');
    const { rows } = await api.agroevidence.parcels.list({ farmIds: [renamed.id] });
    const originals = new Map(rows.map(({ id, localName }) => [id, localName]));
    expect(originals.size).toBe(parcelsToRename);

    for (const [round, { after, upToMilliseconds }] of rounds.entries()) {
      const farm = registerLargeFarm(api, ledger, round);
      const renaming = rows.map(({ id }) => keepRenaming(api, ledger, id, round));
      await farm[after];
      await pause(random() * upToMilliseconds);
      expect(await running.stop('SIGKILL')).toBeNull();
      await Promise.all([farm.inProgress, ...renaming]);

      ({ running, address } = await start());
      api = apiAt(address, await signInAt(address, email, password));
      await renamesAreKept(api, ledger, renamed.id, originals);
      for (const { id } of ledger.acknowledgedFarms)
        expect([0, parcelsOfImport]).toContain(await countParcels(api, id));
    }

    expect(ledger.acknowledgedFarms.length).toBeGreaterThanOrEqual(rounds.length - 1);
    expect(ledger.acknowledgedRenames).toBeGreaterThan(rounds.length * parcelsToRename);
    await farmsAreWhole(api, ledger, renamed.id);
    await renamesAreKept(api, ledger, renamed.id, originals);
    expect(await running.stop('SIGINT')).toBe(0);
  }, 240_000);
});
