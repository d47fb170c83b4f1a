import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from './lib/paths.ts';

const sources = projectFiles('apps/server/src')
  .filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== 'apps/server/src/audit/change-farms.ts',
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Functions that are handed the way to tell, or tell by themselves, by their names. */
const tellers = new Set(
  sources.flatMap(({ text }) => [
    ...[...text.matchAll(/(?:function (\w+)(?:<[^(]*>)?|(\w+):) ?\(\s*tx: ToldChange\b/g)].map(
      ([, declared, property]) => declared ?? property ?? '',
    ),
    ...[...text.matchAll(/^export async function (\w+)\(\s*tx: FarmChange\b[\s\S]*?^\}/gm)].flatMap(
      ([whole, name = '']) => (/\brecordEvent\(/.test(whole) && /\brecordAudit\(/.test(whole) ? [name] : []),
    ),
  ]),
);

/** What stands between the brackets of a call, which opens at a place. */
function insideCall(text: string, opensAt: number): string {
  let depth = 0;
  for (let at = opensAt; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(opensAt, at);
  }
  return text.slice(opensAt);
}

function tells(work: string): boolean {
  if (/\btx\.(?:tell|announce)\(/.test(work)) return true;
  return [...work.matchAll(/\b(\w+)(?:<[^(]*>)?\(\s*tx\b/g)].some(([, called = '']) => tellers.has(called));
}

describe('A change of farms', () => {
  it('is told to those who look at them, or is said to be silent', () => {
    const changes = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!function )\bchangeFarm(?:s|OfOthers)\(/g)].map(({ index, 0: call }) => ({
        path,
        work: insideCall(text, index + call.length - 1),
      })),
    );
    expect(changes.length).toBeGreaterThan(60);
    expect(changes.filter(({ work }) => !tells(work)).map(({ path, work }) => `${path}: ${work.slice(0, 80)}`)).toEqual(
      [],
    );
  });
});
