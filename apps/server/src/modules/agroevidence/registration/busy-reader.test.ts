import { setTimeout as pause } from 'node:timers/promises';
import type { LandFile, LandFileRequest } from '#server/files/land/land-file.ts';
import { createSemaphore } from '#server/concurrency/semaphore.ts';
import { createLandReader } from '#server/files/land/land-reader.ts';
import { readLandFile } from '#server/files/land/read-land-file.ts';
import { createApp } from '#server/app.ts';
import type { App } from '#server/http/app-types.ts';
import { makeGate } from '#server/testing/gate.ts';
import { landFile } from '#server/testing/import-land.ts';
import { manyParcels, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import { multipart } from '#server/testing/test-api.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { afterEach, describe, expect, it } from 'vitest';

const started = startApp();
const bytes = zippedShapefile({ parcels: manyParcels(2, [14.3, 49.2], 0.004) });
const path = '/agroevidence/registration/shapefile/validate?countryCode=CZ';

/** An app whose reading of land files goes on only when the test says so, one at a time. */
interface SlowApp {
  readonly app: App;
  readonly user: TestUser;
  /** Names of the files whose reading has begun. */
  readonly begun: string[];
  /** Lets all be read, now and later. */
  release(): void;
}

const apps: App[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function slowApp(): Promise<SlowApp> {
  const gate = makeGate();
  const begun: string[] = [];
  const read = async (request: LandFileRequest): Promise<LandFile> => {
    begun.push(request.fileName);
    await gate.opened;
    return readLandFile(request);
  };
  const app = await createApp(
    { ...started.services, landReader: createLandReader(createSemaphore(1), read) },
    { limitFactor: 1000 },
  );
  apps.push(app);
  return { app, user: await started.make.user(), begun, release: gate.open };
}

async function validate(
  { app, user }: SlowApp,
  name: string,
): Promise<{ status: number; code?: string; retry?: string }> {
  const { headers, payload } = await multipart('lpisFile', landFile(bytes, name));
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, authorization: `Bearer ${user.token}` },
    payload,
  });
  const retry = answer.headers['retry-after'];
  const { code } = answer.json<{ code?: string }>();
  return { status: answer.statusCode, ...(code && { code }), ...(typeof retry === 'string' && { retry }) };
}

describe('Land files that come at the same time', () => {
  it('are read one after the other, and one behind too many of their own is asked to come again', async () => {
    const slow = await slowApp();
    const names = Array.from({ length: 6 }, (_, index) => `${index}.zip`);
    const answers = names.map((name) => validate(slow, name));
    expect(await Promise.race(answers)).toEqual({ status: 503, code: 'landFile.busy', retry: '60' });
    expect(slow.begun).toHaveLength(1);
    slow.release();
    const served = (await Promise.all(answers)).filter(({ status }) => status === 200);
    expect(served).toHaveLength(5);
    expect(new Set(slow.begun).size).toBe(5);
    expect(await validate(slow, 'again.zip')).toEqual({ status: 200 });
  });

  it('of one user let those of others go first', async () => {
    const slow = await slowApp();
    const first = validate(slow, 'own 0.zip');
    await expect.poll(() => slow.begun).toEqual(['own 0.zip']);
    const own = ['own 1.zip', 'own 2.zip'].map((name) => validate(slow, name));
    await pause(100);
    const neighbour = validate({ ...slow, user: await started.make.user() }, 'neighbour.zip');
    await pause(500);
    slow.release();
    await Promise.all([first, ...own, neighbour]);
    expect(slow.begun.slice(0, 2)).toEqual(['own 0.zip', 'neighbour.zip']);
  });

  it('are not read for a caller who has gone away, and the next one gets its place', async () => {
    const slow = await slowApp();
    const address = await slow.app.listen({ port: 0, host: '127.0.0.1' });
    const first = validate(slow, 'first.zip');
    await expect.poll(() => slow.begun).toEqual(['first.zip']);
    const leaving = new AbortController();
    const body = new FormData();
    body.set('lpisFile', landFile(bytes, 'gone.zip'));
    const headers = { authorization: `Bearer ${slow.user.token}` };
    const gone = fetch(`${address}${path}`, { method: 'POST', headers, body, signal: leaving.signal });
    await pause(300);
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    const next = validate(slow, 'next.zip');
    await pause(100);
    slow.release();
    expect(await Promise.all([first, next])).toEqual([{ status: 200 }, { status: 200 }]);
    expect(slow.begun).toEqual(['first.zip', 'next.zip']);
  });
});
