import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intersects, satisfies, validRange } from 'semver';
import { root } from '@brazda/harness/root.ts';
import type { Check } from './check.ts';

/** The oldest Node of each line that Brázda is started, built and tested with. */
const oldest = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'];

interface LockedPackage {
  readonly version?: string;
  readonly engines?: { readonly node?: string } | readonly string[];
}

/** Every package runs on every Node that we say we run on; also those for development, by which it is built and tested. */
export const enginesCheck: Check = {
  name: 'engines',
  run: async () => {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, LockedPackage>>;
    };
    const own = nodeRange(lock.packages['']);
    return [...ownComplaints(own), ...enginesComplaints(lock.packages)];
  },
};

/** Each package that drops a line of Node which ours has, with what it asks for. */
export function enginesComplaints(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const range = nodeRange(locked);
    if (range === undefined || path === '') return [];
    if (validRange(range) === null) return [`${path}: nobody can read its engines “${range}”`];
    const dropped = oldest.filter((version) => !satisfies(version, range));
    return dropped.length === 0 ? [] : [`${path} ${locked.version ?? ''} drops Node ${dropped.join(', ')}: ${range}`];
  });
}

function nodeRange(locked: LockedPackage | undefined): string | undefined {
  const engines = locked?.engines;
  return engines && 'node' in engines ? engines.node : undefined;
}

function ownComplaints(own: string | undefined): string[] {
  if (own === undefined) return ['package.json: engines does not say which Node it needs'];
  const complaints = oldest
    .filter((version) => !satisfies(version, own))
    .map((version) => `engines leaves out ${version}`);
  const older = ['<20.19.0', '>=21.0.0 <22.13.0', '>=27.0.0'].filter((range) => intersects(range, own));
  return [...complaints, ...older.map((range) => `engines lets in ${range}, which nobody tries`)].map(
    (complaint) => `package.json: ${complaint}`,
  );
}
