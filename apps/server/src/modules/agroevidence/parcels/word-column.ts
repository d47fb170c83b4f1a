/** What is the same at many places is kept once: the words, and for each place the number of its word. */
export interface WordColumn<Word = string> {
  /** In the order in which they come first. */
  readonly words: readonly Word[];
  readonly numbers: Int32Array;
  /** Where each word comes first. */
  readonly firstPlaces: readonly number[];
}

/** Lines are the same word where their texts are the same. */
export function wordColumnOf<Word>(lines: readonly string[], read: (line: string) => Word): WordColumn<Word> {
  const numberOf = new Map<string, number>();
  const words: Word[] = [];
  const firstPlaces: number[] = [];
  const numbers = Int32Array.from(lines, (line, place) => {
    const known = numberOf.get(line);
    if (known !== undefined) return known;
    numberOf.set(line, words.length);
    firstPlaces.push(place);
    return words.push(read(line)) - 1;
  });
  return { words, numbers, firstPlaces };
}

/** Whether the word at a place is one of those that are wanted. */
export function isWordAt<Word>(
  { words, numbers }: WordColumn<Word>,
  isWanted: (word: Word) => boolean,
): (place: number) => boolean {
  const wanted = words.map(isWanted);
  return (place) => wanted[numbers[place] ?? -1] === true;
}
