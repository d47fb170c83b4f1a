import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '@brazda/harness/root.ts';
import { freePort } from '@brazda/harness/free-port.ts';

const patienceMilliseconds = 120_000;
const folder = await mkdtemp(join(tmpdir(), 'brazda-dev-'));
const port = await freePort();
const address = `http://localhost:${port}`;

const dev = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
  cwd: root,
  env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

beforeAll(async () => {
  const start = Date.now();
  while (!(await isReady())) {
    if (dev.exitCode !== null || Date.now() - start > patienceMilliseconds) throw new Error(`Not ready: ${output}`);
    await pause(100);
  }
}, patienceMilliseconds);
afterAll(async () => {
  if (dev.exitCode === null) dev.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it.each([
    ['/config/config.json', 'application/json', '"modules"'],
    ['/openapi.json', 'application/json', '"openapi":"3.1.0"'],
    ['/docs', 'text/html', 'Brázda: calls'],
    ['/docs/start.js', 'text/javascript', 'SwaggerUIBundle'],
    ['/gateway/api/frontend', 'application/json', '"toggles"'],
    ['/', 'text/html', '/@vite/client'],
    ['/farm/1/parcels', 'text/html', '/@vite/client'],
  ])('serves %s at its one address', async (path, type, content) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(await answer.text()).toContain(content);
  });

  it('ends when it is told to', async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  }, 30_000);
});
