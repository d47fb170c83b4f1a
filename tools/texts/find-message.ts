import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messageTexts, type TextValues } from '@brazda/harness/message-texts.ts';
import { IntlMessageFormat } from 'intl-messageformat';

export type Messages = Readonly<Record<string, string>>;

/** How a test can name a text by its id instead of saying it. */
export interface NamedText {
  readonly id: string;
  readonly values?: TextValues;
  /** Whether the test says a part of it only, or leaves values open. */
  readonly isPart: boolean;
}

/** Shorter parts of messages are words that stand in many places. */
const leastOfPart = 12;
const leastOfWording = 4;

interface Pattern {
  readonly id: string;
  readonly expression: RegExp;
  readonly numbers: ReadonlySet<string>;
}

/** Finds the messages that a wording in a test may be. */
export class MessageFinder {
  private readonly messages: Messages;
  private readonly texts: ReturnType<typeof messageTexts>;
  private readonly plain = new Map<string, string[]>();
  private readonly patterns: readonly Pattern[];

  constructor(messages: Messages, locale: string) {
    this.messages = messages;
    this.texts = messageTexts(messages, locale);
    const withValues: string[] = [];
    for (const [id, message] of Object.entries(messages)) {
      if (message.includes('{')) withValues.push(id);
      else this.plain.set(message, [...(this.plain.get(message) ?? []), id]);
    }
    this.patterns = withValues.flatMap((id) => patternsOf(id, messages[id] ?? '', locale));
  }

  /** Every message that the wording is, whole. */
  whole(wording: string): NamedText[] {
    const plain = (this.plain.get(wording) ?? []).map((id) => ({ id, isPart: false }));
    return plain.length > 0 ? plain : this.patterns.flatMap((pattern) => this.filled(pattern, wording) ?? []);
  }

  /** Every message that the wording is a part of. */
  around(wording: string): NamedText[] {
    if (wording.length < leastOfPart || !wording.includes(' ')) return [];
    return Object.entries(this.messages)
      .filter(([, message]) => message.includes(wording))
      .map(([id]) => ({ id, isPart: true }));
  }

  /** Whether it says a sentence of the interface, or a part of one, among other things. */
  isMixed(wording: string): boolean {
    if (wording.length < leastOfPart || !wording.includes(' ')) return false;
    const sentences = [...this.plain.keys()].filter((text) => text.length >= leastOfPart && text.includes(' '));
    return this.around(wording).length > 0 || sentences.some((text) => wording.includes(text));
  }

  private filled({ id, expression, numbers }: Pattern, wording: string): NamedText | undefined {
    const groups = expression.exec(wording)?.groups;
    if (!groups) return undefined;
    const values = Object.fromEntries(
      Object.entries(groups).map(([key, value]) => [key, numbers.has(key) ? Number(value) : value]),
    );
    return this.texts.textOf(id, values) === wording ? { id, values, isPart: false } : undefined;
  }
}

/** One for a message with simple values, one for each form of a message with a plural; none for others. */
function patternsOf(id: string, message: string, locale: string): Pattern[] {
  const elements = new IntlMessageFormat(message, locale).getAst();
  const numbers = new Set<string>();
  const seen = new Set<string>();
  let isSimple = true;
  let wording = '';
  const group = (name: string, inner: string): string => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>${inner})`;
  };
  const sourceOf = (element: MessageFormatElement, counted?: string): string => {
    switch (element.type) {
      case TYPE.literal:
        wording += element.value;
        return element.value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      case TYPE.argument:
        return group(element.value, '.+?');
      case TYPE.number:
        numbers.add(element.value);
        return group(element.value, '\\d+');
      case TYPE.pound:
        return counted === undefined ? '' : group(counted, '\\d+');
      default:
        isSimple = false;
        return '';
    }
  };
  const build = (parts: readonly MessageFormatElement[], counted?: string): Pattern[] => {
    [isSimple, wording] = [true, ''];
    seen.clear();
    const source = parts.map((part) => sourceOf(part, counted)).join('');
    if (counted !== undefined && !seen.has(counted)) isSimple = false;
    const isTelling = wording.replace(/\P{L}/gu, '').length >= leastOfWording;
    return isSimple && isTelling ? [{ id, expression: new RegExp(`^${source}$`, 'u'), numbers: new Set(numbers) }] : [];
  };
  const at = elements.findIndex(({ type }) => type === TYPE.plural);
  const plural = elements[at];
  if (plural?.type !== TYPE.plural) return build(elements);
  numbers.add(plural.value);
  return Object.values(plural.options).flatMap(({ value }) =>
    build([...elements.slice(0, at), ...value, ...elements.slice(at + 1)], plural.value),
  );
}
