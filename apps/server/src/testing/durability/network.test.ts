import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '../shapefile-builder.ts';
import { importedFarm, landFile } from '../import-land.ts';
import { apiAt, signUpAt } from './network-api.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';
import { startServer, type ShippedServer } from '@brazda/harness/shipped-server.ts';

const megabyte = 1024 * 1024;
const registerPath = '/agroevidence/registration/shapefile?countryCode=CZ&farmName=Velk%C3%A1';
const validatePath = '/agroevidence/registration/shapefile/validate?countryCode=CZ';

let database: ServerDatabase;
let server: ShippedServer;
let address: string;
let token: string;
beforeAll(async () => {
  database = await makeServerDatabase('migrated');
  mkdirSync(temporaryFolder());
  server = startServer({ ...database.settings, TMPDIR: temporaryFolder() });
  address = await server.ready();
  token = await signUpAt(address, 'farmer@example.com', 'tajne-heslo');
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await database.remove();
});

function temporaryFolder(): string {
  return join(database.folder, 'temporary');
}

/** Memory of the server in megabytes: now, and the most that it ever had. */
function memory(): { now: number; most: number } {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const kilobytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]);
  return { now: kilobytes('VmRSS') / 1024, most: kilobytes('VmHWM') / 1024 };
}

interface Upload {
  readonly megabytes: number;
  /** Goes away after so many megabytes. */
  readonly leavesAfter?: number;
  /** Says at the start how long it is going to be. */
  readonly isSized?: boolean;
}

/** Sends a file of noise piece by piece, as fast as the server takes it, and gives the answer, if any. */
function upload(
  path: string,
  { megabytes, leavesAfter, isSized }: Upload,
): Promise<{ status: number; body: string } | undefined> {
  const head = Buffer.from(
    '--limit\r\ncontent-disposition: form-data; name="lpisFile"; filename="x.zip"\r\ncontent-type: application/zip\r\n\r\n',
  );
  const end = Buffer.from('\r\n--limit--\r\n');
  const piece = Buffer.alloc(megabyte, 'PK\u0003\u0004');
  return new Promise((resolve) => {
    const sent = request(new URL(path, address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=limit',
        ...(isSized && { 'content-length': head.length + end.length + megabytes * megabyte }),
      },
    });
    let isAnswered = false;
    sent.on('response', (answer) => {
      isAnswered = true;
      let body = '';
      answer.on('data', (text: Buffer) => (body = body + text.toString()));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body });
        sent.destroy();
      });
    });
    sent.on('error', () => {
      if (!isAnswered) resolve(undefined);
    });
    const feed = async (): Promise<void> => {
      sent.write(head);
      for (let count = 0; count < megabytes && !sent.destroyed; count += 1) {
        if (count === leavesAfter) sent.destroy();
        else if (!sent.write(piece))
          await Promise.race([new Promise((drained) => sent.once('drain', drained)), pause(2000)]);
      }
      if (!sent.destroyed) sent.end(end);
    };
    void feed();
  });
}

async function leftNothing(): Promise<void> {
  const { farms, imports } = apiAt(address, token).agroevidence;
  expect((await farms.list()).total).toBe(0);
  expect((await imports.list()).total).toBe(0);
  expect(readdirSync(temporaryFolder())).toEqual([]);
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
}

describe('An upload of 200 MB', () => {
  it.each([
    ['registration', registerPath, true],
    ['registration, its length unsaid', registerPath, false],
    ['validation', validatePath, true],
  ])(
    'is refused by %s as too large, in little memory, and leaves nothing',
    async (_, path, isSized) => {
      const before = memory();
      const answer = await upload(path, { megabytes: 200, isSized });
      expect(answer?.status).toBe(413);
      expect(JSON.parse(answer?.body ?? '{}')).toMatchObject({ code: 'request.tooLarge' });
      expect(memory().most - before.now).toBeLessThan(200);
      await leftNothing();
    },
    60_000,
  );
});

describe('An upload that is broken off', () => {
  it('leaves nothing, and the server goes on', async () => {
    await Promise.all(Array.from({ length: 5 }, () => upload(registerPath, { megabytes: 40, leavesAfter: 10 })));
    await leftNothing();
  }, 60_000);
});

describe('The stream of events on a real connection', () => {
  it('tells of a rename at once, of the last of many within a second, and never of one before an earlier one', async () => {
    const api = apiAt(address, token);
    const zip = zippedShapefile({ parcels: manyParcels(2, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS });
    const { farm, parcels } = await importedFarm(api, landFile(zip));
    const { body } = await fetch(`${address}/core/farms/events`, { headers: { authorization: `Bearer ${token}` } });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const reading = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    })();
    // The last word of the import may still be on its way.
    const { revision: imported } = await api.agroevidence.farms.read({ params: { id: farm.id } });
    const revisions = (): number[] =>
      [...text.matchAll(/"revision":(\d+)/g)].map(([, told]) => Number(told)).filter((told) => told > imported);
    for (const name of ['První', 'Druhý', 'Třetí']) {
      await api.agroevidence.parcels.change({ params: { id: parcels[0]?.id ?? 0 }, body: { name } });
    }
    // A long transaction in another database of the cluster holds the order of commits up.
    await expect
      .poll(() => revisions().at(-1), { timeout: 30_000 })
      .toBe((await api.agroevidence.farms.read({ params: { id: farm.id } })).revision);
    const [first = 0] = revisions();
    expect(revisions()).toEqual(revisions().toSorted((one, other) => one - other));
    expect(text).toContain(`data: {"topic":"parcels.changed","farmId":${farm.id},"revision":${first}}\n\n`);

    await importedFarm(api, landFile(zip));
    await server.stop('SIGTERM');
    await reading;
    expect(await server.ended()).toBe(0);
  }, 60_000);
});
