import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'brazda-web-'));
const files = [
  'index.html',
  'assets/base-1a2b3c4d.js',
  'assets/inter-1a2b3c4d.woff2',
  'brands/brazda.svg',
  'licence/a.pdf',
];
for (const file of files) {
  mkdirSync(dirname(join(webFolder, file)), { recursive: true });
  writeFileSync(join(webFolder, file), '<!doctype html><head></head>');
}
writeFileSync(join(webFolder, 'assets/base-1a2b3c4d.js.br'), 'packed');

afterAll(() => {
  rmSync(webFolder, { recursive: true, force: true });
});

const started = startApp({ webFolder });

describe('a file of the web app', () => {
  it.each([
    ['/assets/base-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/assets/inter-1a2b3c4d.woff2', 'public, max-age=31536000, immutable'],
    ['/brands/brazda.svg', 'public, max-age=86400'],
    ['/licence/a.pdf', 'no-cache'],
  ])('%s is kept by browsers as its name allows', async (url, kept) => {
    const plain = await started.app.inject({ url });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['cache-control']).toBe(kept);
    const packed = await started.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['cache-control']).toBe(kept);
  });

  it('that is the page comes with the configuration, and is asked for each time', async () => {
    const page = await started.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(page.headers['cache-control']).toBe('no-cache');
    const configuration = await started.app.inject({ url: '/config/config.json' });
    expect(page.body).toContain(configuration.body.replaceAll('<', '\\u003c'));
  });
});
