import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#server/testing/browser.ts';
import { startApp } from '#server/testing/start-app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'brazda-web-'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><style nonce="__CSP_NONCE__"></style><p>Brázda</p>');

afterAll(() => {
  rmSync(webFolder, { recursive: true, force: true });
});

const baseLayers = JSON.stringify([
  { id: 'satellite', kind: 'xyz', url: 'https://tiles.example.com/{z}/{x}/{y}.jpg', attribution: 'Example' },
  { id: 'orthophoto', kind: 'wms', url: 'https://ags.example.cz/wms', layer: 'orto', attribution: 'ČÚZK' },
  { id: 'orthophoto', kind: 'wmts', url: 'https://ags.example.cz/wmts', layer: 'orto', attribution: 'ČÚZK' },
]);
const started = startApp({ webFolder, environment: { MAP_BASE_LAYERS: baseLayers } });
const byHttps = startApp({ webFolder, environment: { PUBLIC_URL: 'https://farma.example.com' } });

const furnished = startApp({
  webFolder,
  environment: {
    SUPPORT_CHAT: '{"script":"https://chat.example/widget.js","open":"Chat.open","origins":["https://x.chat.example"]}',
    UNLEASH_URL: 'https://flags.example/api/frontend',
    UNLEASH_KEY: 'front-end key',
    SENTRY_DSN: 'https://key@reports.example/7',
  },
});

const asPage = { accept: 'text/html,application/xhtml+xml' };

function policyOf(answer: Answer): Record<string, string[]> {
  const directives = String(answer.headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );
}

describe('a page', () => {
  it('may load nothing from elsewhere but the configured backgrounds of the map', async () => {
    const policy = policyOf(await started.app.inject({ url: '/', headers: asPage }));
    const tiles = ['https://tiles.example.com', 'https://ags.example.cz'];
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', ...tiles]);
    expect(policy['connect-src']).toEqual(["'self'", ...tiles]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    const foreign = Object.entries(policy).filter(
      ([name, sources]) =>
        !['img-src', 'connect-src'].includes(name) && sources.some((source) => source.includes('://')),
    );
    expect(foreign).toEqual([]);
  });

  it('may reach the outer services that are configured, each for what it is there for', async () => {
    const policy = policyOf(await furnished.app.inject({ url: '/', headers: asPage }));
    const chat = ['https://chat.example', 'https://x.chat.example'];
    const sockets = ['wss://chat.example', 'wss://x.chat.example'];
    expect(policy['connect-src']).toEqual([
      "'self'",
      ...['https://flags.example', 'https://reports.example', ...chat, ...sockets],
    ]);
    for (const name of ['script-src', 'font-src']) expect(policy[name]).toEqual(["'self'", ...chat]);
    expect(policy['frame-src']).toEqual(["'self'", 'blob:', ...chat]);
    expect(policy['worker-src']).toEqual(["'self'", 'blob:']);
  });

  it('has styles of its own by a nonce that no other page has', async () => {
    const pages = [
      await started.app.inject({ url: '/', headers: asPage }),
      await started.app.inject({ url: '/farm/map', headers: asPage }),
    ];
    const nonces = pages.map((page) => /nonce="([^"]+)"/.exec(page.payload)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, page] of pages.entries()) {
      expect(policyOf(page)['style-src']).toEqual(["'self'", `'nonce-${nonces[index] ?? ''}'`]);
      expect(Buffer.from(nonces[index] ?? '', 'base64')).toHaveLength(16);
      expect(page.headers['cache-control']).toBe('no-cache');
    }
  });

  it.each(['text/html', '*/*', 'application/json', undefined])('is given whatever is accepted: %s', async (accept) => {
    const headers = accept === undefined ? {} : { accept };
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await started.app.inject({ url: '/login', method, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('is given for screens only: not for calls, files or other methods', async () => {
    const isPage = async (url: string, method: 'GET' | 'POST' = 'GET'): Promise<boolean> =>
      (await started.app.inject({ url, method, headers: asPage })).payload.includes('Brázda</p>');
    expect(await Promise.all([isPage('/farm/1/parcels'), isPage('/login?next=/farm')])).toEqual([true, true]);
    expect(await isPage('/agroevidence/nothing')).toBe(false);
    expect(await isPage('/missing.js')).toBe(false);
    expect(await isPage('/../../../etc/passwd')).toBe(true);
    expect(await isPage('/farm/map', 'POST')).toBe(false);
  });
});

describe('every answer', () => {
  const urls = [
    '/',
    '/agroevidence/farms',
    '/agroevidence/countries/supported',
    '/nothing',
    '/config/config.json',
    '/docs',
  ];

  it.each(urls)('of %s is neither guessed at, nor framed, nor followed back', async (url) => {
    const { headers } = await started.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
    });
    expect(headers).toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('asks for https ever after where that is the public address', async () => {
    for (const url of ['/', '/agroevidence/farms']) {
      const { headers } = await byHttps.app.inject({ url, headers: asPage });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    expect(policyOf(await byHttps.app.inject({ url: '/', headers: asPage }))).toHaveProperty(
      'upgrade-insecure-requests',
    );
    expect(policyOf(await started.app.inject({ url: '/', headers: asPage }))).not.toHaveProperty(
      'upgrade-insecure-requests',
    );
  });

  it('of a call is kept by no cache', async () => {
    const { user } = await started.make.farmer();
    const headers = { authorization: `Bearer ${user.token}` };
    expect((await started.app.inject({ url: '/agroevidence/farms', headers })).headers['cache-control']).toBe(
      'private, no-store',
    );
    expect((await started.app.inject({ url: '/agroevidence/farms' })).headers['cache-control']).toBe('no-store');
  });

  it('refuses what other sites want to change', async () => {
    const { user } = await started.make.farmer();
    const answer = await started.app.inject({
      method: 'POST',
      url: '/agroevidence/registration/empty',
      headers: { authorization: `Bearer ${user.token}`, 'sec-fetch-site': 'cross-site' },
      payload: { farmName: 'Cizí', countryCode: 'CZ' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'request.crossSite']);
  });

  it('to an address that cannot be read has the shape that every error has', async () => {
    for (const url of ['/gateway/api/users/%ff', `/gateway/api/users/${'a'.repeat(5000)}`]) {
      const answer = await started.app.inject({ url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'request.malformed',
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
