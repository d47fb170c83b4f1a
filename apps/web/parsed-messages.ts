import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const messageFile = /\/src\/i18n\/messages\/[a-z]{2}-[A-Z]{2}\.json(?:\?(first|rest))?$/;
const parser = '@formatjs/icu-messageformat-parser';

/** What the sign-in needs, and what tells of failures before anything else has come; all else comes with what needs it. */
const firstIds =
  /^(?:action|error|language|login)\.|^password\.(?:show|hide)$|^shell\.(?:error\.|loading$|updating$|skipToContent$)|^validation\.required$/;

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
      const [isMessages, part] = messageFile.exec(id) ?? [];
      if (isMessages === undefined) return undefined;
      if (part !== 'first' && part !== 'rest') return { code: parsedCatalogue(source), map: null };
      // A string that the browser parses is read sooner than an object that it compiles.
      const text = JSON.stringify(parsedCatalogue(source, part));
      return { code: `export default JSON.parse(${text});`, map: null, moduleType: 'js' };
    },
  };
}

/** A catalogue of texts, or the part of it that is needed first or later, as one of what they are made of, in JSON. */
export function parsedCatalogue(source: string, part?: 'first' | 'rest'): string {
  const texts = JSON.parse(source) as Readonly<Record<string, string>>;
  const parsed = Object.entries(texts)
    .filter(([id]) => part === undefined || firstIds.test(id) === (part === 'first'))
    .map(([id, text]): [string, MessageFormatElement[]] => [id, parse(text)]);
  return JSON.stringify(Object.fromEntries(parsed));
}
