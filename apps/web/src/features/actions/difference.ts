import type { SaidWords } from './said-fields.ts';

/** What of an action is said otherwise by two. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What one of two has said, in words, and what it is compared by. */
export interface Side {
  readonly words: string;
  readonly value: unknown;
}

/**
 * What two have said, where it is not the same. What reads alike and is not, such as two outlines of as many hectares, says that.
 */
export function difference(
  { text }: SaidWords,
  { key, label }: Pick<Difference, 'key' | 'label'>,
  mine: Side,
  theirs: Side,
): readonly Difference[] {
  if (JSON.stringify(mine.value) === JSON.stringify(theirs.value)) return [];
  const told = ({ words }: Side): string => (words === '' ? text('actions.unsaid') : words);
  const isAlike = told(mine) === told(theirs);
  return [
    {
      ...{ key, label, mine: told(mine) },
      theirs: isAlike ? text('actions.meanwhile.alike', { said: told(theirs) }) : told(theirs),
    },
  ];
}
