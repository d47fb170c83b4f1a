import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEnded, landFile } from '../import-land.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

const parcels = 2500;
const email = 'farmer@example.com';
const password = 'tajne-heslo';
/** Whoever runs a container kills it after ten seconds. */
const killedAfterMilliseconds = 10_000;

let database: ServerDatabase;
let server: ShippedServer;
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await database.remove();
});

async function start(): Promise<string> {
  server = startServer(database.settings);
  return server.ready();
}

async function openSocket(address: string, said: string): Promise<Socket> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(said);
  return socket;
}

describe('A server that is told to stop', () => {
  it('ends in time and with code 0 whatever hangs on it, and an import goes on at once when it starts again', async () => {
    const address = await start();
    const api = apiAt(address, await signUpAt(address, email, password));
    const zip = zippedShapefile({ parcels: manyParcels(parcels, [14.3, 49.2], 0.004, 12), columns: DPB_COLUMNS });
    const { importId } = await api.agroevidence.registration.shapefile({
      query: { countryCode: 'CZ', farmName: 'Velká' },
      file: landFile(zip),
    });
    const progress = async (): Promise<number> =>
      (await api.agroevidence.imports.read({ params: { id: importId ?? 0 } })).done;
    await expect.poll(progress, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
    const half =
      'POST /gateway/accounts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
    await Promise.all(['', 'GET /health/li', half].map((said) => openSocket(address, said)));

    const told = performance.now();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(performance.now() - told).toBeLessThan(killedAfterMilliseconds);

    const again = await start();
    const later = apiAt(again, await signInAt(again, email, password));
    const { state, done } = await later.agroevidence.imports.read({ params: { id: importId ?? 0 } });
    expect([state, done]).not.toEqual(['SUCCESS', parcels]);
    expect(await importEnded(later, importId)).toMatchObject({ state: 'SUCCESS', imported: parcels });
  }, 120_000);
});
