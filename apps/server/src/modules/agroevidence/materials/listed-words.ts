/** Several words in one cell, with semicolons between them; those within a word have a backslash before them. */
export function writeWords(words: readonly string[]): string {
  return words.map(escaped).join('; ');
}

export function readWords(text: string): readonly string[] {
  return piecesOf(text).map(unescaped);
}

/** A name with its code in brackets, where it has one. */
export interface CodedName {
  readonly name: string;
  readonly code: string | null;
}

export function writeCodedNames(all: readonly CodedName[]): string {
  return all.map(({ name, code }) => escaped(name) + (code === null ? '' : ` [${escaped(code)}]`)).join('; ');
}

const codeAtEnd = /^((?:[^\\[]|\\.)*)\[((?:[^\\[\]]|\\.)*)\]$/;

export function readCodedNames(text: string): readonly CodedName[] {
  return piecesOf(text).map((piece) => {
    const [, name, code] = codeAtEnd.exec(piece) ?? [];
    if (name === undefined || code === undefined) return { name: unescaped(piece), code: null };
    return { name: unescaped(name.trim()), code: unescaped(code) };
  });
}

function escaped(word: string): string {
  return word.replace(/[\\;[\]]/g, String.raw`\$&`);
}

function unescaped(word: string): string {
  return word.replace(/\\(.)/g, '$1');
}

function piecesOf(text: string): readonly string[] {
  return (text.match(/(?:[^\\;]|\\.)+/g) ?? []).map((piece) => piece.trim()).filter((piece) => piece !== '');
}
