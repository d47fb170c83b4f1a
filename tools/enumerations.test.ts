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

/** Types that say literals one after the other: each is held against all enumerations. */
const unions = /(?:'[\w-]+'\s*\|\s*){2,}'[\w-]+'/g;
/** As the compiler holds these against what they are taken from. */
const takenFromOne = /\b(?:Extract|Exclude)<\w+,\s*\|?\s*$/;

const wordsIn = (list: string): string[] => [...list.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);

function unionsOf(folder: string): (readonly [words: readonly string[], path: string])[] {
  const sources = projectFiles(folder).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|generated)\.tsx?$/.test(path),
  );
  return sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(unions)]
      .filter(({ index }) => !takenFromOne.test(text.slice(0, index)))
      .map(({ 0: union }) => [wordsIn(union), path] as const);
  });
}

describe('an enumeration', () => {
  it('is repeated by no type of the server or the web, in whole or by three of its words', () => {
    const enumerations = [
      ...listsOf('packages/contract/src', inSchemas),
      ...listsOf('packages/contract/src', inDomain),
      ...listsOf('packages/domain/src/enumerations', inDomain),
    ].map(([words]) => new Set(words.split(',')));
    const said = [...unionsOf('apps/server/src'), ...unionsOf('apps/web/src')];
    expect(said.length).toBeGreaterThan(50);
    const repeating = said.filter(([words]) => enumerations.some((all) => words.every((word) => all.has(word))));
    expect(repeating).toEqual([]);
  });

  it('is declared a second time neither by the server nor by the web', () => {
    const declared = [...listsOf('apps/server/src', inDomain), ...listsOf('apps/web/src', inDomain)];
    const known = new Set(
      [...listsOf('packages/contract/src', inSchemas), ...listsOf('packages/domain/src', inDomain)]
        .map(([words]) => words)
        .filter((words) => words.split(',').length > 2),
    );
    expect(declared.filter(([words]) => known.has(words))).toEqual([]);
  });

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
