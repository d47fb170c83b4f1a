import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fontWeights } from './src/lib/design-tokens.ts';

const styles = /\/theme\/fonts\.css$/;
const messages = join(import.meta.dirname, 'src/i18n/messages');
const family = "'Inter Variable'";
const signs = '–—‘’‚“”„…‰€™−→←↑↓×·•≈≤≥   ';

/**
 * Cuts the font down to what the languages of the product need, in the weights that it uses: a quarter of the bytes.
 * Other Latin letters, as in the name of somebody from elsewhere, come in the file as it was, when they are met.
 */
export function subsetFonts(): Plugin {
  let folder: string | undefined;
  return {
    name: 'subset-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(source, id) {
      if (!styles.test(id)) return undefined;
      folder = await mkdtemp(join(tmpdir(), 'brazda-fonts-'));
      const letters = await lettersBeyondLatin1();
      const faces = [
        { name: 'latin', text: latinLetters() },
        { name: 'latin-ext', text: letters },
      ];
      const cut = await Promise.all(
        faces.map(async ({ name, text }) => {
          const path = join(folder ?? '', `inter-${name}.woff2`);
          await writeFile(path, await subset(name, text));
          return face(path, text);
        }),
      );
      // Of faces that know the same letter the last one is taken.
      return { code: [widest(source), ...cut].join('\n'), map: null };
    },
    async closeBundle() {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function subset(name: string, text: string): Promise<Buffer> {
  // Only who builds needs the library, and it takes a while to load.
  const { default: subsetFont } = await import('subset-font');
  const wght = { min: fontWeights.regular, max: fontWeights.strong };
  return subsetFont(await readFile(interFile(name)), text, { targetFormat: 'woff2', variationAxes: { wght } });
}

/** The font as its package brings it, of one range of letters. */
export function interFile(range: string): URL {
  return new URL(import.meta.resolve(`@fontsource-variable/inter/files/inter-${range}-wght-normal.woff2`));
}

/** The face for other letters, which the written styles put first. */
function widest(source: string): string {
  return source.slice(0, source.indexOf('}') + 1);
}

function face(path: string, text: string): string {
  const range = [...new Set(text)].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(', ');
  const weights = `${fontWeights.regular} ${fontWeights.strong}`;
  return `@font-face { font-family: ${family}; font-style: normal; font-display: swap; font-weight: ${weights};
  src: url('${path}') format('woff2-variations'); unicode-range: ${range}; }`;
}

/** What the languages of western Europe are written with, and the signs that texts are set with. */
export function latinLetters(): string {
  return latin1() + signs;
}

function latin1(): string {
  const codes = [...Array(0x100).keys()].filter((code) => (code >= 0x20 && code < 0x7f) || code >= 0xa0);
  return String.fromCodePoint(...codes);
}

async function lettersBeyondLatin1(): Promise<string> {
  const files = (await readdir(messages, { recursive: true })).filter((file) => file.endsWith('.json'));
  const texts = (await Promise.all(files.map((file) => readFile(join(messages, file), 'utf8')))).join('');
  const letters = [...new Set(texts.toLowerCase() + texts.toUpperCase())];
  return letters.filter((letter) => (letter.codePointAt(0) ?? 0) > 0xff && /\p{L}/u.test(letter)).join('');
}
