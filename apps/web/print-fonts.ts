import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { fontWeights } from './src/lib/design-tokens.ts';
import { interFile, latinLetters } from './subset-fonts.ts';
import { readTrueType, type FontFacts } from './true-type.ts';

/** One weight of the product's font in one range of letters, as documents take it up. */
export interface PrintFace extends FontFacts {
  readonly weight: 'regular' | 'strong';
  /** How long the file is before it is packed. */
  readonly length: number;
  /** The file, packed with deflate, in base 64. */
  readonly packed: string;
}

const fileName = 'fonts/print.json';

/** Cuts the font for documents, which know no font of the web: `/fonts/print.json`. */
export function printFonts(): Plugin {
  return {
    name: 'print-fonts',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(await cutPrintFaces()) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) {
          next();
          return;
        }
        cutPrintFaces().then((faces) => {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(faces));
        }, next);
      });
    },
  };
}

/** Names of farms and people have letters beyond those of our languages. */
export async function cutPrintFaces(): Promise<readonly PrintFace[]> {
  const ranges = [
    ['latin', latinLetters()],
    ['latin-ext', lettersBetween(0x100, 0x24f)],
  ] as const;
  return Promise.all(
    (['regular', 'strong'] as const).flatMap((weight) =>
      ranges.map(([range, letters]) => cutFace(weight, range, letters)),
    ),
  );
}

async function cutFace(weight: PrintFace['weight'], range: string, letters: string): Promise<PrintFace> {
  // Only who builds needs the library, and it takes a while to load.
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(await readFile(interFile(range)), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: fontWeights[weight] },
  });
  return {
    weight,
    ...readTrueType(font),
    length: font.length,
    packed: deflateSync(font, { level: 9 }).toString('base64'),
  };
}

function lettersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
