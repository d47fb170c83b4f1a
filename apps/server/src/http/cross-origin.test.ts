import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readHeaders, sentHeaders } from '@brazda/contract/page-headers.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';
import { compressAtOnceBytes } from './json-compression.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'brazda-web-'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><p>Brázda</p>');
afterAll(() => {
  rmSync(webFolder, { recursive: true, force: true });
});

const page = 'https://farm.example';
const land = 'https://land.example';
const front = startApp({
  webFolder,
  environment: { PUBLIC_URL: page, MODULE_URLS: `{"agroevidence":"${land}/agroevidence","core":"/core"}` },
});
const apart = startApp({ environment: { WEB_ORIGINS: page } });

/** The web app's own sources, by their paths. */
function webSources(): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../../../web/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Map(sources.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** The headers that a source of the web app puts on its calls by name, or reads of answers. */
function headersIn(source: string): string[] {
  const named = /headers\.(?:get|set|append)\('([\w-]+)'|headers(?:\.|\[')([\w-]+)(?:'\])? = /g;
  return [...source.matchAll(named)].map(([, called, assigned]) => called ?? assigned ?? '');
}

const address = '/agroevidence/registration/empty';

function preflight(origin: string): Promise<Answer> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  };
  return apart.app.inject({ method: 'OPTIONS', url: address, headers });
}

describe('A module that runs elsewhere', () => {
  it('is named to the page, which may call it', async () => {
    const answer = await front.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(String(answer.headers['content-security-policy'])).toContain(`connect-src 'self' ${land};`);
    const configuration = (await front.app.inject({ url: '/config/config.json' })).json<{ modules: object }>();
    expect(configuration.modules).toMatchObject({ agroevidence: `${land}/agroevidence`, core: '/core' });
  });

  it('lets the page call, with all headers that the page sends and reads', async () => {
    const asked = await preflight(page);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': page });
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(asked.headers['access-control-allow-methods']).toContain(method);
    expect(asked.headers['access-control-allow-headers']).toBe(sentHeaders.join(', '));

    const { user } = await apart.make.farmer();
    const headers = { origin: page, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${user.token}` };
    const made = await apart.app.inject({
      method: 'POST',
      url: address,
      headers,
      payload: { farmName: 'Dvůr', countryCode: 'CZ' },
    });
    expect(made.statusCode).toBe(201);
    const list = await apart.app.inject({ url: '/agroevidence/farms', headers });
    expect(list.headers['access-control-allow-origin']).toBe(page);
    expect(list.headers['access-control-expose-headers']).toBe(readHeaders.join(', '));
    const refused = await apart.app.inject({ url: '/agroevidence/farms', headers: { origin: page } });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, page]);
  });

  it('is told that answers are others for other pages, also of long ones, which are packed as one', async () => {
    const { user, farm } = await apart.make.farmer();
    for (let count = 0; count < 60; count += 1) await apart.make.parcel({ farm, at: [14.3 + count * 0.001, 48.8] });
    const headers = { origin: page, authorization: `Bearer ${user.token}` };
    const url = '/agroevidence/parcels?per-page=1000';
    const packed = await apart.app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'origin, accept-encoding' });
    const plain = await apart.app.inject({ url, headers });
    expect(plain.rawPayload.length).toBeGreaterThan(compressAtOnceBytes);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('is sent no header, and has none read, that it would not let pass', () => {
    const sources = webSources();
    const transport = headersIn(sources.get('lib/transport.ts') ?? '');
    expect(transport).toContain('if-match');
    expect(sentHeaders).toEqual(expect.arrayContaining(transport));

    const others = [...sources].filter(([file]) => file !== 'lib/transport.ts');
    expect(others.flatMap(([file, source]) => headersIn(source).map((header) => `${file}: ${header}`))).toEqual([]);
    const readers = others.filter(([, source]) => /\.headers\b/.test(source)).map(([file]) => file);
    expect(readers).toEqual(['lib/read-header.ts']);
  });

  it('lets the page draw tiles, also those that were cut before', async () => {
    const { user, farm } = await apart.make.farmer();
    await apart.make.parcel({ farm });
    const url = `/agroevidence/tiles/${farm.id}/parcels/14/8844/5634`;
    const headers = { origin: page, 'accept-encoding': 'gzip', authorization: `Bearer ${user.token}` };
    for (let time = 0; time < 3; time += 1) {
      const tile = await apart.app.inject({ url, headers });
      expect([tile.statusCode, tile.headers['access-control-allow-origin']]).toEqual([200, page]);
      const unchanged = await apart.app.inject({
        url,
        headers: { ...headers, 'if-none-match': String(tile.headers.etag) },
      });
      expect([unchanged.statusCode, unchanged.headers['access-control-allow-origin']]).toEqual([304, page]);
    }
  });

  it('lets no other page call, and sends cookies to none', async () => {
    for (const origin of ['https://other.example', 'https://farm.example.other', 'null']) {
      const asked = await preflight(origin);
      expect(asked.statusCode).toBe(404);
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect((await preflight(page)).headers).not.toHaveProperty('access-control-allow-credentials');
    const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    const refused = await apart.app.inject({ method: 'POST', url: address, headers, payload: {} });
    expect(refused.statusCode).toBe(403);
  });
});
