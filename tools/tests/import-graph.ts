import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '@brazda/harness/root.ts';

const imported = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^#(server|web|simulators)\//, 'apps/$1/src/'],
  [/^@brazda\/simulators\//, 'apps/simulators/src/'],
  [/^@brazda\/([^/]+)\//, 'packages/$1/src/'],
];

/** Reads of the project's own files what they import, each once. */
export class ImportGraph {
  private readonly known = new Map<string, readonly string[]>();

  /** A file with all that it imports, directly or not, as paths from the root. */
  closureOf(path: string): ReadonlySet<string> {
    const found = new Set<string>();
    const left = [path];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      left.push(...this.importsOf(next));
    }
    return found;
  }

  private importsOf(path: string): readonly string[] {
    const before = this.known.get(path);
    if (before) return before;
    const isCode = /\.(tsx?|mjs)$/.test(path);
    const text = isCode ? readFileSync(join(root, path), 'utf8') : '';
    const found = [...text.matchAll(imported)].flatMap(([, name = '']) => resolved(path, name));
    this.known.set(path, found);
    return found;
  }
}

function resolved(from: string, name: string): string[] {
  const alias = aliases.find(([pattern]) => pattern.test(name));
  if (!alias && !name.startsWith('.')) return [];
  const path = alias ? name.replace(...alias) : normalize(join(dirname(from), name));
  return existsSync(join(root, path)) ? [path] : [];
}
