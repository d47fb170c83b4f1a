import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAt } from './network-api.ts';
import { seededRandom } from '../seeded-random.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

let database: ServerDatabase;
let server: ShippedServer | undefined;
beforeAll(async () => {
  database = await makeServerDatabase('new');
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await database.remove();
});

describe('A first start that is killed', () => {
  it('is begun anew by the next start, however often and wherever it was broken off', async () => {
    const random = seededRandom(5);
    const longest = isEmbedded() ? 6000 : 900;
    for (const part of [0, 1, 2]) {
      server = startServer(database.settings);
      await pause(((part + random()) / 3) * longest);
      await server.stop('SIGKILL');
    }
    server = startServer(database.settings);
    const address = await server.ready();
    expect(await signUpAt(address, 'farmer@example.com', 'tajne-heslo')).not.toBe('');
    expect(await server.stop('SIGINT')).toBe(0);
  }, 120_000);
});
