import { locales, messagesOf, type Messages, type ServerArea } from '../lib/message-files.ts';
import { messageTypes } from './message-ids.ts';

/** What the server says by itself, in files of its own: it reads nothing of the web app. */
export const serverTextsGenerators = [
  generatorOf('mails', 'mail', 'apps/server/src/mail/mail-texts.generated.ts'),
  // Both say what work on the land is called.
  generatorOf('spreadsheets', 'spreadsheet', 'apps/server/src/files/spreadsheet/spreadsheet-texts.generated.ts', [
    'action-types',
  ]),
];

function generatorOf(
  area: ServerArea,
  word: string,
  path: string,
  shared: readonly string[] = [],
): { readonly name: string; readonly path: string; readonly generate: () => Promise<string> } {
  const type = `${word.charAt(0).toUpperCase()}${word.slice(1)}Text`;
  return { name: `${word} texts`, path, generate: () => textsOf([area, ...shared], `${word}Texts`, type) };
}

async function textsOf(areas: readonly string[], constant: string, type: string): Promise<string> {
  const texts = await Promise.all(
    locales.map(async (locale): Promise<[string, object]> => [locale.slice(0, 2), await messagesOfAll(areas, locale)]),
  );
  return [
    `// Generated from ${areas.map((area) => `${area}/`).join(' and ')} of the messages; do not edit.\n`,
    messageTypes(await messagesOfAll(areas, 'en-US'), type),
    `\nexport const ${constant} = ${JSON.stringify(Object.fromEntries(texts), null, 2)} as const satisfies Record<string, Record<${type}Id, string>>;\n`,
  ].join('');
}

async function messagesOfAll(areas: readonly string[], locale: string): Promise<Messages> {
  const each = await Promise.all(areas.map((area) => messagesOf(area, locale)));
  return Object.assign({}, ...each) as Messages;
}
