import { locales, messagesIn, messagesOf, type Messages, type ServerArea } from '../lib/message-files.ts';
import { messageTypes } from './message-ids.ts';

/** What the server says by itself, in files of its own: it reads nothing of the web app. */
export const serverTextsGenerators = [
  // Of what was measured mails say the same as screens.
  generatorOf('mails', 'mail', 'apps/server/src/mail/mail-texts.generated.ts', [], /^sensors\.(feature|rainOfDay)/),
  // Both say what work on the land is called, and what was done and measured is called in files as it is on screen.
  generatorOf(
    'spreadsheets',
    'spreadsheet',
    'apps/server/src/files/spreadsheet/spreadsheet-texts.generated.ts',
    ['action-types'],
    /^audit\.(action|detail)\.|^audit\.(user|system)$|^sensors\.(feature\.|sign|(heard|name|otherMaker|latitude|longitude)$)|^history\.(column|value)\.iot\.node\./,
  ),
];

function generatorOf(
  area: ServerArea,
  word: string,
  path: string,
  shared: readonly string[] = [],
  alsoOfOthers = /^$/,
): { readonly name: string; readonly path: string; readonly generate: () => Promise<string> } {
  const type = `${word.charAt(0).toUpperCase()}${word.slice(1)}Text`;
  const chosen = { areas: [area, ...shared], alsoOfOthers };
  return { name: `${word} texts`, path, generate: () => textsOf(chosen, `${word}Texts`, type) };
}

/** Whole areas, and of all others the texts with ids of some form. */
interface ChosenTexts {
  readonly areas: readonly string[];
  readonly alsoOfOthers: RegExp;
}

async function textsOf(chosen: ChosenTexts, constant: string, type: string): Promise<string> {
  const texts = await Promise.all(
    locales.map(async (locale): Promise<[string, object]> => [
      locale.slice(0, 2),
      await messagesChosen(chosen, locale),
    ]),
  );
  return [
    `// Generated from ${chosen.areas.map((area) => `${area}/`).join(' and ')} of the messages; do not edit.\n`,
    messageTypes(await messagesChosen(chosen, 'en-US'), type),
    `\nexport const ${constant} = ${JSON.stringify(Object.fromEntries(texts), null, 2)} as const satisfies Record<string, Record<${type}Id, string>>;\n`,
  ].join('');
}

async function messagesChosen({ areas, alsoOfOthers }: ChosenTexts, locale: string): Promise<Messages> {
  const each = await Promise.all(areas.map((area) => messagesOf(area, locale)));
  const others = Object.entries(await messagesIn(locale)).filter(([id]) => alsoOfOthers.test(id));
  return Object.assign({}, ...each, Object.fromEntries(others)) as Messages;
}
