import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const messageFile = /\/src\/i18n\/messages\/[a-z-]+\/[a-z]{2}-[A-Z]{2}\.json$/;
const parser = '@formatjs/icu-messageformat-parser';

/**
 * Parses the messages when the product is built. Browsers then fetch no parser, which is many times what the parsed
 * messages weigh more, and show texts sooner. While developing and in tests they are parsed as they are used.
 */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] },
    }),
    transform: (source, id) => {
      if (!messageFile.test(id)) return undefined;
      // A string that the browser parses is read sooner than an object that it compiles.
      return {
        code: `export default JSON.parse(${JSON.stringify(parsedTexts(source))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

/** The texts of an area, each as what it is made of, in JSON. */
export function parsedTexts(source: string): string {
  const texts = JSON.parse(source) as Readonly<Record<string, string>>;
  const parsed = Object.entries(texts).map(([id, text]): [string, MessageFormatElement[]] => [id, parse(text)]);
  return JSON.stringify(Object.fromEntries(parsed));
}
