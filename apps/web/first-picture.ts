import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lanoraDark, lanoraLight, slivenaDark, slivenaLight } from './src/lib/brand-palettes.ts';
import { firstForms, firstFormStyle } from './first-form.ts';
import { darkPalette, lightPalette, type Palette } from './src/lib/design-tokens.ts';

const messages = join(import.meta.dirname, 'src/i18n/messages/shared');
const firstMessages = /\/messages\/(?:shared|sign-in)\/([a-z]{2})-[A-Z]{2}\.json$/;
const palettes = {
  brazda: [lightPalette, darkPalette],
  lanora: [lanoraLight, lanoraDark],
  slivena: [slivenaLight, slivenaDark],
} as const;

/**
 * What the page itself shows until the application runs, in the colours of each brand and the words of each language,
 * and beside it the texts that will be needed first. The server takes what is meant for whoever asks.
 */
export function firstPicture(): Plugin {
  return {
    name: 'first-picture',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const preloads = Object.values(bundle ?? {}).flatMap((chunk) => {
          const language = chunk.type === 'chunk' ? firstMessages.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
          if (language === undefined) return [];
          return [`<link rel="modulepreload" crossorigin href="/${chunk.fileName}" data-language="${language}">`];
        });
        const pageWithFaces = page.replace(stylesheet, (link, path: string) => {
          const sheet = bundle?.[path];
          return sheet?.type === 'asset' ? styleOf(String(sheet.source)) : link;
        });
        return pageWithFaces
          .replace('<!-- first form -->', firstForms())
          .replace('<!-- first picture -->', [style(), ...preloads].join('\n    '));
      },
    },
  };
}

/** The faces of the font: a file of its own would hold up the first picture for the way there and back. */
const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

function styleOf(rules: string): string {
  return `<style nonce="__CSP_NONCE__">${rules.trim()}</style>`;
}

function style(): string {
  const brands = Object.entries(palettes).map(([id, [light, dark]]) => {
    const page = `html[data-brand='${id}']`;
    return `${page}{${colours(light)}}@media (prefers-color-scheme:dark){${page}{${colours(dark)}}}`;
  });
  return styleOf([...brands, shape, firstFormStyle, ...words()].join(''));
}

function colours({ paper, ground, ink, muted, line, edge, field, onField }: Palette): string {
  return `--p:${paper};--g:${ground};--i:${ink};--m:${muted};--l:${line};--e:${edge};--f:${field};--o:${onField}`;
}

const shape = [
  '#first{position:fixed;inset:0;display:flex;flex-direction:column;background:var(--g);color:var(--i);font:14px/1.5 system-ui,sans-serif}',
  '#first header{display:flex;align-items:center;gap:8px;height:56px;padding:0 16px;background:var(--p);border-bottom:1px solid var(--l);font-size:20px;font-weight:650}',
  '#first>p{margin:auto;padding:0 24px;max-width:32em;color:var(--m);text-align:center}',
  // Where the application does not come at all, nobody waits without a word.
  '#first>p::after{display:block;opacity:0;animation:late 0s 15s forwards}@keyframes late{to{opacity:1}}',
].join('');

function words(): string[] {
  return readdirSync(messages).map((file) => {
    const texts = JSON.parse(readFileSync(join(messages, file), 'utf8')) as Readonly<Record<string, string>>;
    const part = `:lang(${file.slice(0, 2)})>body #first>p`;
    const quoted = (id: string): string => `'${(texts[id] ?? '').replaceAll("'", "\\'")}'`;
    return `${part}::before{content:${quoted('shell.loading')}}${part}::after{content:${quoted('shell.error.0.message')}}`;
  });
}
