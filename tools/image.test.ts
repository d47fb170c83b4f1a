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

/** The folders of all workspaces, as the lock of the packages lists them. */
function workspaces(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'));
}

describe('the image of Docker', () => {
  it('gets the manifest of every workspace before it installs packages', () => {
    const lines = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').split('\n');
    const beforeInstalling = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('RUN npm ci')),
    );
    const copied = beforeInstalling.filter((line) => /^COPY (?:apps|packages)\//.test(line));
    expect(copied.toSorted()).toEqual(
      workspaces()
        .map((path) => `COPY ${path}/package.json ${path}/`)
        .toSorted(),
    );
  });

  it('is built of all that the settings of what is in it build on', () => {
    const settings = projectFiles('apps').filter((path) => path.endsWith('tsconfig.json'));
    expect(settings.length).toBeGreaterThan(0);
    expect(settings.map(extendedBy).filter((path) => !isSent(path))).toEqual([]);
  });
});
