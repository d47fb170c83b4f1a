import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from './lib/paths.ts';

const allowed = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

function isSent(path: string): boolean {
  return allowed.some((entry) => path === entry || path.startsWith(`${entry}/`));
}

/** What the settings of the compiler in a file build on; the build of the web app reads them too. */
function extendedBy(path: string): string {
  const { extends: base = '' } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { readonly extends?: string };
  return relative(root, join(root, dirname(path), base));
}

describe('the image of Docker', () => {
  it('is built of all that the settings of what is in it build on', () => {
    const settings = projectFiles('apps').filter((path) => path.endsWith('tsconfig.json'));
    expect(settings.length).toBeGreaterThan(0);
    expect(settings.map(extendedBy).filter((path) => !isSent(path))).toEqual([]);
  });
});
