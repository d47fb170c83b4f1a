import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { root } from '@brazda/harness/root.ts';
import type { Check } from './check.ts';

const web = join(root, 'dist/web');
/** As `npm run bench -- login` demands: who stands at the edge of a field must not wait for the sign-in form. */
const mostBytes = 200_000;

/** What a browser fetches before the first letter can be typed into the sign-in form, in the language with the longest texts. */
export const bundleCheck: Check = {
  name: 'bundle',
  run: async () => {
    await buildStale();
    const page = await readFile(join(web, 'index.html'), 'utf8');
    const entry = entryScripts(page);
    if (entry.length === 0) return ['dist/web/index.html names no script'];
    const texts = await Promise.all([...textScripts(page).values()].map(sizesOf));
    return bundleComplaints(await sizesOf(entry), texts, mostBytes);
  },
};

export interface ScriptSize {
  readonly path: string;
  readonly bytes: number;
}

/** The script of a page and those that it names for loading beside it: together all that is imported without waiting. */
export function entryScripts(page: string): string[] {
  return namedScripts(page).flatMap(({ path, language }) => (language === undefined ? [path] : []));
}

/** The texts that a page names, by their language; of these the server leaves those in the one that is asked for. */
export function textScripts(page: string): ReadonlyMap<string, readonly string[]> {
  const scripts = namedScripts(page).flatMap(({ path, language }) =>
    language === undefined ? [] : [{ path, language }],
  );
  const languages = new Set(scripts.map(({ language }) => language));
  const inOne = (wanted: string): string[] =>
    scripts.flatMap(({ path, language }) => (language === wanted ? [path] : []));
  return new Map([...languages].map((language) => [language, inOne(language)]));
}

function namedScripts(page: string): { path: string; language: string | undefined }[] {
  return [...page.matchAll(/<[^>]*(?:src|href)="\/([^"]+\.js)"[^>]*>/g)].map(([tag, path = '']) => ({
    path,
    language: /data-language="([a-z]+)"/.exec(tag)?.[1],
  }));
}

export function bundleComplaints(
  entry: readonly ScriptSize[],
  texts: readonly (readonly ScriptSize[])[],
  atMost: number,
): readonly string[] {
  if (texts.length === 0) return ['dist/web/index.html names no texts in any language'];
  const total = sum(entry) + Math.max(...texts.map(sum));
  if (total <= atMost) return [];
  const largest = entry.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
  const which = largest.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ');
  return [`/login fetches ${kilobytes(total)} of compressed scripts, at most ${kilobytes(atMost)}; largest: ${which}`];
}

/** Compressed with gzip, which is what browsers get over plain http; over https they get the smaller Brotli. */
function sizesOf(paths: readonly string[]): Promise<ScriptSize[]> {
  return Promise.all(
    paths.map(async (path) => {
      const plain = await stat(join(web, path));
      const compressed = await stat(join(web, `${path}.gz`)).catch(() => plain);
      return { path, bytes: compressed.size };
    }),
  );
}

function sum(sizes: readonly ScriptSize[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
