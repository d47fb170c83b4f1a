import { testFiles, wordingsIn, type Wording } from '../texts/wordings.ts';
import type { Check } from './check.ts';

/** A changed wording must break no test: tests name texts by their ids, and say none in words. */
export const wordingsCheck: Check = {
  name: 'wordings',
  run: () => Promise.resolve(complaintsAbout(testFiles().flatMap(wordingsIn))),
};

export function complaintsAbout(wordings: readonly Wording[]): string[] {
  const isNameable = wordings.some(({ candidates }) => candidates.length > 0);
  return [
    ...wordings.map(({ path, words, candidates: [first] }) =>
      first ? `${path}: “${words}” is the text ${first.id}` : `${path}: “${words}” holds words of the interface`,
    ),
    ...(isNameable ? ['`npx tsx tools/name-texts.ts` names them'] : []),
  ];
}
