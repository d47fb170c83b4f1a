import { locales, messagesOf, type ServerArea } from '../lib/message-files.ts';
import { messageTypes } from './message-ids.ts';

/** What the server says by itself, in files of its own: it reads nothing of the web app. */
export const serverTextsGenerators = [
  generatorOf('mails', 'mail', 'apps/server/src/mail/mail-texts.generated.ts'),
  generatorOf('spreadsheets', 'spreadsheet', 'apps/server/src/files/spreadsheet/spreadsheet-texts.generated.ts'),
];

function generatorOf(
  area: ServerArea,
  word: string,
  path: string,
): { readonly name: string; readonly path: string; readonly generate: () => Promise<string> } {
  const type = `${word.charAt(0).toUpperCase()}${word.slice(1)}Text`;
  return { name: `${word} texts`, path, generate: () => textsOf(area, `${word}Texts`, type) };
}

async function textsOf(area: ServerArea, constant: string, type: string): Promise<string> {
  const texts = await Promise.all(
    locales.map(async (locale): Promise<[string, object]> => [locale.slice(0, 2), await messagesOf(area, locale)]),
  );
  return [
    `// Generated from ${area}/ of the messages; do not edit.\n`,
    messageTypes(await messagesOf(area, 'en-US'), type),
    `\nexport const ${constant} = ${JSON.stringify(Object.fromEntries(texts), null, 2)} as const satisfies Record<string, Record<${type}Id, string>>;\n`,
  ].join('');
}
