import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { root } from '@brazda/harness/root.ts';
import { projectFiles } from './lib/paths.ts';

/** Lists of words between brackets that a schema takes its values from, or that a type is made of. */
const inSchemas = /z\.enum\(\s*\[\s*((?:'[\w-]+',?\s*){2,})\]/g;
const inDomain = /= \[\s*((?:'[\w-]+',?\s*){2,})\] as const;/g;

function listsOf(folder: string, pattern: RegExp): (readonly [words: string, path: string])[] {
  const sources = projectFiles(folder).filter(
    (path) => path.endsWith('.ts') && !/\.(?:test|generated)\.ts$/.test(path),
  );
  return sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(
      ([, list = '']) =>
        [
          [...list.matchAll(/'([\w-]+)'/g)]
            .map(([, word]) => word)
            .sort()
            .join(),
          path,
        ] as const,
    ),
  );
}

describe('an enumeration', () => {
  it('stands once in the contract and in what it is made of', () => {
    const lists = [
      ...listsOf('packages/contract/src', inSchemas),
      ...listsOf('packages/contract/src', inDomain),
      ...listsOf('packages/domain/src/enumerations', inDomain),
    ];
    expect(lists.length).toBeGreaterThan(50);
    const places = groupedBy(lists, ([words]) => words);
    expect(
      [...places].filter(([, all]) => all.length > 1).map(([words, all]) => [words, ...all.map(([, path]) => path)]),
    ).toEqual([]);
  });
});
