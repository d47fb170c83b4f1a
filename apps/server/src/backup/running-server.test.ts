import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, signUpAt } from '../testing/durability/network-api.ts';
import { runProgram } from '../testing/durability/run-program.ts';
import { isEmbedded, makeServerDatabase, type ServerDatabase } from '../testing/durability/server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';
import { keepDoing } from '../testing/steady-work.ts';
import type { TestApi } from '../testing/test-api.ts';

const BACKUP_PASSWORD = 'heslo k záloze';

let source: ServerDatabase;
let target: ServerDatabase;
let server: ShippedServer;
let address: string;
let token: string;
let file: string;
beforeAll(async () => {
  source = await makeServerDatabase('migrated');
  target = await makeServerDatabase('new');
  server = startServer(source.settings);
  address = await server.ready();
  token = await signUpAt(address, 'farmer@example.com', 'tajne-heslo');
  file = join(source.folder, 'farm.backup');
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await source.remove();
  await target.remove();
});

const back = (args: readonly string[], more = {}): ReturnType<typeof runProgram> =>
  runProgram('backup', args, { ...source.settings, BACKUP_PASSWORD, ...more });
const restore = (more = {}): ReturnType<typeof runProgram> =>
  runProgram('restore', [file], { ...target.settings, BACKUP_PASSWORD, ...more });

async function nameOf(api: TestApi, id: number): Promise<string> {
  const { rows } = await api.agroevidence.farms.list();
  return rows.find((farm) => farm.id === id)?.name ?? '';
}

function refusedWith({ code, said }: Awaited<ReturnType<typeof runProgram>>, words: string): void {
  expect(code).toBe(1);
  expect(said).toContain(words);
}

describe('Brázda while it runs', () => {
  it('is backed up, and what it had acknowledged goes on in another place, with its keys', async () => {
    const api = apiAt(address, token);
    const { id } = await api.agroevidence.registration.empty({ body: { farmName: 'Dvůr 0', countryCode: 'CZ' } });
    const work = keepDoing((count) =>
      api.agroevidence.farms.change({ params: { id }, body: { name: `Dvůr ${count}` } }),
    );
    await expect.poll(work.acknowledged, { timeout: 60_000 }).toBeGreaterThan(2);
    const before = work.acknowledged();
    const made = await back([file]);
    const after = work.acknowledged() + 1;
    await work.stop();
    expect(made).toMatchObject({ code: 0 });
    expect(after).toBeGreaterThan(before + 1);
    expect(readdirSync(source.folder).filter((name) => name === 'copy')).toEqual([]);

    expect(await restore()).toMatchObject({ code: 0 });
    const elsewhere = startServer(target.settings);
    // The token was signed by the keys of the first place.
    const restored = await nameOf(apiAt(await elsewhere.ready(), token), id);
    await elsewhere.stop('SIGTERM');
    expect(Number(restored.split(' ')[1])).toBeGreaterThanOrEqual(before);
    expect(Number(restored.split(' ')[1])).toBeLessThanOrEqual(after);
  }, 400_000);

  it('is backed up into no file that is there already, nor without a password worth its name', async () => {
    refusedWith(await back([file]), 'already');
    refusedWith(await back([`${file}.2`], { BACKUP_PASSWORD: 'krátké' }), 'fewer than 8 characters');
    refusedWith(await back([`${file}.2`], { BACKUP_PASSWORD: '' }), 'Set BACKUP_PASSWORD');
    refusedWith(await back([]), 'Usage: npm run backup');
    expect(existsSync(`${file}.2`)).toBe(false);
  });

  it('makes no database where there is none to back up', async () => {
    if (!isEmbedded()) return;
    const nowhere = join(source.folder, 'nowhere');
    refusedWith(await back([`${file}.2`], { DATA_DIR: nowhere }), 'There is no database in');
    expect(existsSync(nowhere)).toBe(false);
  });

  it('is never restored over, nor with another password or over other keys', async () => {
    const over = await runProgram('restore', [file], { ...source.settings, BACKUP_PASSWORD });
    expect(over.code).toBe(isEmbedded() ? 78 : 1);
    expect(over.said).toMatch(isEmbedded() ? 'is in use by process' : 'There are records in this database already');
    refusedWith(await restore({ BACKUP_PASSWORD: 'jiné heslo' }), 'The password is not the one');
    const third = await makeServerDatabase('migrated');
    const first = startServer(third.settings);
    await first.ready();
    await first.stop('SIGTERM');
    const other = await runProgram('restore', [file], { ...third.settings, BACKUP_PASSWORD });
    refusedWith(other, 'is another key than that of the backup');
    await third.remove();
  });
});
