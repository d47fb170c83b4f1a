import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from '../lib/paths.ts';
import type { Check } from './check.ts';

const self = 'tools/checks/words.ts';
const texts = new Set(['.cjs', '.css', '.html', '.js', '.json', '.md', '.mjs', '.sh', '.sql', '.ts', '.tsx', '.yml']);

const forbidden: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /\b(TODO|FIXME|XXX|HACK)\b/, why: 'finish it, or write it down where work is planned' },
  { pattern: /(?<![\w.:/}-])\/(home|root|Users|work)\/\w/, why: 'a path of one machine' },
  {
    pattern: /\b(registry\.npmjs|registry\.yarnpkg|npmmirror|artifactory|verdaccio)\b/i,
    why: 'a package registry host',
  },
  { pattern: /\b(it|test|describe)\.(only|skip|todo)\b/, why: 'a test left out' },
  { pattern: /(ox|es)lint-disable(?!.* -- \S)/, why: 'say why after two hyphens' },
  { pattern: /prettier-ignore(?!.* -- \S)/, why: 'say why after two hyphens' },
  { pattern: /^(<{7}|={7}|>{7})( |$)/, why: 'a merge that was not finished' },
];

/** Words that show something unfinished, or that only mean something on one machine. */
export const wordsCheck: Check = {
  name: 'words',
  run: async () => {
    const files = projectFiles().filter(
      (file) => texts.has(extname(file)) && file !== self && file !== 'package-lock.json',
    );
    const complaints = await Promise.all(files.map(complaintsAbout));
    return complaints.flat();
  },
};

async function complaintsAbout(path: string): Promise<string[]> {
  const lines = (await readFile(join(root, path), 'utf8')).split('\n');
  return lines.flatMap((line, at) =>
    forbidden
      .filter(({ pattern }) => pattern.test(line))
      .map(({ pattern, why }) => `${path}:${at + 1}: “${pattern.exec(line)?.[0].trim() ?? ''}”: ${why}`),
  );
}
