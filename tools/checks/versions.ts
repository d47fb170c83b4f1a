import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../lib/paths.ts';
import type { Check } from './check.ts';

const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;
type Manifest = Partial<Record<(typeof sections)[number], Record<string, string>>>;

/** Every package has one exact version in the whole project. */
export const versionsCheck: Check = {
  name: 'versions',
  run: async () => {
    const complaints: string[] = [];
    const seen = new Map<string, string>();
    for (const path of projectFiles().filter((file) => basename(file) === 'package.json')) {
      const manifest = JSON.parse(await readFile(join(root, path), 'utf8')) as Manifest;
      for (const [name, version] of sections.flatMap((section) => Object.entries(manifest[section] ?? {}))) {
        if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) complaints.push(`${path}: ${name} ${version} is not exact`);
        const other = seen.get(name) ?? version;
        if (other !== version) complaints.push(`${path}: ${name} is ${version} here and ${other} elsewhere`);
        seen.set(name, version);
      }
    }
    return complaints;
  },
};
