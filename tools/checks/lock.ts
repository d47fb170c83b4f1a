import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import type { Check } from './check.ts';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** `npm ci` must give the same tree on every system and from every registry. */
export const lockCheck: Check = {
  name: 'lock',
  run: async () => {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Locked };
    return [...missingOptionals(lock.packages), ...badSources(lock.packages), ...hiddenFromBundle(lock.packages)];
  },
};

/** npm refuses a lock that leaves out the binaries for other systems. */
function missingOptionals(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path || 'the root'}: optional dependency ${name} is not in the lock`),
  );
}

function isLocked(packages: Locked, from: string, name: string): boolean {
  for (let place = from; ; place = parentOf(place)) {
    if (`${place ? `${place}/` : ''}node_modules/${name}` in packages) return true;
    if (place === '') return false;
  }
}

function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

function badSources(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, integrity, link }]) => {
    if (!path.includes('node_modules/')) return [];
    if (resolved?.includes(':')) return [`${path}: the lock names the host it was fetched from`];
    return link === true || integrity !== undefined ? [] : [`${path}: no integrity`];
  });
}

/** The server runs from dist, where it sees node_modules of the root alone. */
function hiddenFromBundle(packages: Locked): string[] {
  return ['apps/server', 'packages/contract', 'packages/domain'].flatMap((workspace) =>
    Object.keys(packages[workspace]?.dependencies ?? {})
      .filter((name) => `${workspace}/node_modules/${name}` in packages)
      .map((name) => `${workspace}: ${name} is not in the root's node_modules, dist/server would take another version`),
  );
}
