import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messagesOf, sourceLocale, webAreas, type Messages } from '../lib/message-files.ts';

/** The ids of all messages and what each is told, so that an unknown id or a missing value does not compile. */
export const messageIdsGenerator = {
  name: 'message ids',
  path: 'apps/web/src/i18n/ids.generated.ts',
  generate: async (): Promise<string> => {
    const areas = await Promise.all((await webAreas()).map((area) => messagesOf(area, sourceLocale)));
    return `// Generated from messages/; do not edit.\n${messageTypes(Object.assign({}, ...areas) as Messages, 'Message')}`;
  },
};

/** The types of messages: `…Values` for those that are told something, `Plain…Id` for the others, `…Id` for all. */
export function messageTypes(messages: Messages, name: string): string {
  const plain: string[] = [];
  const told: string[] = [];
  for (const id of Object.keys(messages).sort()) {
    const values = valuesIn(parse(messages[id] ?? ''));
    if (values.size === 0) plain.push(`\n  | '${id}'`);
    else told.push(`  '${id}': { ${[...values].map(([value, kind]) => `${value}: '${kind}'`).join('; ')} };\n`);
  }
  return [
    '/** What a message is told, and of what kind that is. */\n',
    `export interface ${name}Values {\n${told.join('')}}\n\n`,
    `/** Messages that say the same whatever they are told. */\nexport type Plain${name}Id =${plain.join('') || ' never'};\n\n`,
    `export type ${name}Id = Plain${name}Id | keyof ${name}Values;\n`,
  ].join('');
}

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
