import type { Type } from '../sheet-text.ts';
import type { PrintFace } from './print-face.ts';

/** Letters that follow each other in one face. */
export interface Run {
  readonly face: PrintFace;
  readonly glyphs: readonly number[];
  /** In points. */
  readonly width: number;
}

export interface Typesetter {
  readonly runs: (text: string, type: Type) => readonly Run[];
  /** The faces that were written with so far. */
  readonly used: () => readonly PrintFace[];
}

interface Letter {
  readonly face: PrintFace;
  readonly glyph: number;
  readonly width: number;
}

const unknown = '?';

/** Finds the signs of texts in the faces of a font; who knows a letter first writes it. */
export function createTypesetter(faces: readonly PrintFace[]): Typesetter {
  const letters = new Map<string, Letter>();
  for (const face of faces.toReversed()) {
    for (const [code, glyph, width] of face.letters) {
      letters.set(keyOf(String.fromCodePoint(code), face), { face, glyph, width });
    }
  }
  const used = new Set<PrintFace>();

  /** A letter that the font lacks is written without its marks, or as a question mark. */
  function letterOf(sign: string, type: Type): Letter | undefined {
    const [bare = unknown] = sign.normalize('NFD');
    return letters.get(keyOf(sign, type)) ?? letters.get(keyOf(bare, type)) ?? letters.get(keyOf(unknown, type));
  }
  return {
    runs: (text, type) => {
      const set = Array.from(text.normalize('NFC')).flatMap((sign) => letterOf(sign, type) ?? []);
      for (const { face } of set) used.add(face);
      return runsOf(set, type.size);
    },
    used: () => faces.filter((face) => used.has(face)),
  };
}

function keyOf(sign: string, { weight }: Pick<Type, 'weight'>): string {
  return `${weight} ${sign}`;
}

function runsOf(letters: readonly Letter[], size: number): readonly Run[] {
  const runs: { face: PrintFace; glyphs: number[]; width: number }[] = [];
  for (const { face, glyph, width } of letters) {
    let run = runs.at(-1);
    if (run?.face !== face) runs.push((run = { face, glyphs: [], width: 0 }));
    run.glyphs.push(glyph);
    run.width += (width * size) / 1000;
  }
  return runs;
}
