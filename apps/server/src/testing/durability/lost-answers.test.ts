import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, signInAt, signUpAt } from './network-api.ts';
import { seededRandom } from '../seeded-random.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

const email = 'farmer@example.com';
const password = 'tajne-heslo';
const farmsOfRound = 12;

let database: ServerDatabase;
let server: ShippedServer | undefined;
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await database.remove();
});

interface Sent {
  readonly farmName: string;
  readonly key: string;
  /** Null where the server was gone before it had answered. */
  readonly id: number | null;
}

async function register(address: string, token: string, farmName: string, key: string): Promise<Sent> {
  const answer = await fetch(`${address}/agroevidence/registration/empty`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ farmName, countryCode: 'CZ' }),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as { id: number } | undefined;
  if (answer && body) expect(answer.status).toBe(201);
  return { farmName, key, id: body?.id ?? null };
}

describe('A server that is killed while farms are registered', () => {
  it('has made each once when all are sent again under their keys, whether or not it had answered', async () => {
    const random = seededRandom(20_261_122);
    const rounds = isEmbedded() ? 2 : 5;
    const sent: Sent[] = [];
    server = startServer(database.settings);
    let address = await server.ready();
    let token = await signUpAt(address, email, password);
    for (let round = 0; round < rounds; round += 1) {
      const under = Array.from({ length: farmsOfRound }, (_, index) =>
        register(address, token, `Dvůr ${round}.${index}`, randomUUID()),
      );
      // Killed when some have their answer, some not, and of some nobody knows.
      await Promise.race(under);
      await pause(random() * 12);
      await server.stop('SIGKILL');
      sent.push(...(await Promise.all(under)));
      server = startServer(database.settings);
      address = await server.ready();
      token = await signInAt(address, email, password);
    }
    expect(sent.filter(({ id }) => id === null).length).toBeGreaterThan(0);
    expect(sent.filter(({ id }) => id !== null).length).toBeGreaterThan(0);

    const again = await Promise.all(sent.map(({ farmName, key }) => register(address, token, farmName, key)));
    for (const [index, { id }] of sent.entries()) if (id !== null) expect(again[index]?.id).toBe(id);
    const { rows } = await apiAt(address, token).agroevidence.farms.list();
    expect(rows.map(({ id }) => id).sort()).toEqual(again.map(({ id }) => id).sort());
    expect(rows.map(({ name }) => name).sort()).toEqual(sent.map(({ farmName }) => farmName).sort());
  }, 240_000);
});
