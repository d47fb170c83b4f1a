import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@brazda/harness/root.ts';

const notOurs = new Set(['.git', '.cache', 'data', 'dist', 'node_modules', 'playwright-report', 'test-results']);

/** Every file of the project below a folder, as paths from the root. */
export function projectFiles(folder = '.'): string[] {
  const start = join(root, folder);
  return existsSync(start) ? walk(start).sort() : [];
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path)];
    const isTopData = entry.name === 'data' && folder !== root;
    return notOurs.has(entry.name) && !isTopData ? [] : walk(path);
  });
}
