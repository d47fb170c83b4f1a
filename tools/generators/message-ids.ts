import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messagesIn, sourceLocale } from '../lib/message-files.ts';

/** The ids of all messages and what each is told, so that an unknown id or a missing value does not compile. */
export const messageIdsGenerator = {
  name: 'message ids',
  path: 'apps/web/src/i18n/ids.generated.ts',
  generate: async (): Promise<string> => {
    const plain: string[] = [];
    const told: string[] = [];
    for (const [id, text] of Object.entries(await messagesIn(sourceLocale))) {
      const values = valuesIn(parse(text));
      if (values.size === 0) plain.push(`\n  | '${id}'`);
      else told.push(`  '${id}': { ${[...values].map(([name, kind]) => `${name}: '${kind}'`).join('; ')} };\n`);
    }
    return [
      '// Generated from messages/; do not edit.\n',
      '/** What a message is told, and of what kind that is. */\n',
      `export interface MessageValues {\n${told.join('')}}\n\n`,
      `/** Messages that say the same whatever they are told. */\nexport type PlainMessageId =${plain.join('') || ' never'};\n\n`,
      'export type MessageId = PlainMessageId | keyof MessageValues;\n',
    ].join('');
  },
};

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'text',
  [TYPE.select]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.tag]: 'tag',
};

/** What a message names; where it is a number at one place, it is one. */
function valuesIn(elements: readonly MessageFormatElement[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const element of elements) {
    const kind = kinds[element.type];
    if (kind === undefined || !('value' in element)) continue;
    const before = values.get(element.value);
    if (before === undefined || before === 'text') values.set(element.value, kind);
    for (const [name, inner] of innerValuesOf(element)) if (!values.has(name)) values.set(name, inner);
  }
  return values;
}

function innerValuesOf(element: MessageFormatElement): ReadonlyMap<string, string> {
  if (element.type === TYPE.tag) return valuesIn(element.children);
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return new Map();
  return valuesIn(Object.values(element.options).flatMap(({ value }) => value));
}
