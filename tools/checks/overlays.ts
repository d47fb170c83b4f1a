import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../lib/paths.ts';
import type { Check } from './check.ts';

const server = 'apps/server/src';
const theirRoom = `${server}/db/overlays.ts`;
const overlay = /\bst_(?:union|unaryunion|memunion|intersection|difference|symdifference)\s*\(/i;

/** Overlays of outlines are asked for through `db/overlays.ts`: written by hand, some do not come out on the embedded database. */
export const overlaysCheck: Check = {
  name: 'overlays',
  run: async () => {
    const files = projectFiles(server).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== theirRoom,
    );
    const complaints = await Promise.all(
      files.map(async (file) => overlaysByHand(file, await readFile(join(root, file), 'utf8'))),
    );
    return complaints.flat();
  },
};

/** Complaints about the lines of a file that ask PostGIS for an overlay themselves. */
export function overlaysByHand(path: string, code: string): string[] {
  return code
    .split('\n')
    .flatMap((line, at) =>
      overlay.test(line) ? [`${path}:${at + 1}: an overlay of outlines: take it from ${theirRoom}`] : [],
    );
}
