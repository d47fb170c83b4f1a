import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@brazda/harness/root.ts';
import { testFiles, wordingsIn, type Wording } from '../texts/wordings.ts';
import type { Check } from './check.ts';

const limitPath = 'tools/checks/wordings.json';

/** A changed wording must break no test: tests name texts by their ids, and the few that still say them become fewer. */
export const wordingsCheck: Check = {
  name: 'wordings',
  run: async () => {
    const { atMost } = JSON.parse(await readFile(join(root, limitPath), 'utf8')) as { readonly atMost: number };
    return complaintsAbout(testFiles().flatMap(wordingsIn), atMost);
  },
};

export function complaintsAbout(wordings: readonly Wording[], atMost: number): string[] {
  const nameable = wordings.filter(({ candidates }) => candidates.length > 0);
  const others = wordings.length - nameable.length;
  const tooMany = others > atMost ? wordings.filter(({ candidates }) => candidates.length === 0) : [];
  return [
    ...nameable.map(({ path, words, candidates: [first] }) => `${path}: “${words}” is the text ${first?.id ?? ''}`),
    ...(nameable.length > 0 ? ['`npx tsx tools/name-texts.ts` names them'] : []),
    ...(tooMany.length > 0 ? [`tests say ${others} sentences of the interface; ${atMost} were left`] : []),
    ...tooMany.map(({ path, words }) => `${path}: “${words}”`),
    ...(others < atMost ? [`${limitPath} allows ${atMost} sentences where ${others} are left`] : []),
  ];
}
