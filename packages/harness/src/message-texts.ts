import {
  TYPE,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

export type TextValues = Readonly<Record<string, string | number>>;
/** The same where a value may be one of several. */
export type OpenValues = Readonly<Record<string, string | number | RegExp>>;

/** The texts of the interface in one language, by their ids: a test that finds things by these outlives every wording. */
export interface MessageTexts<Id extends string> {
  /** The text as it stands on screen. */
  readonly textOf: (id: Id, values?: TextValues) => string;
  /** What the text looks like, whatever stands where no value is given; also as a part of something longer. */
  readonly textLike: (id: Id, values?: OpenValues) => RegExp;
}

export function messageTexts<Id extends string>(
  messages: Readonly<Record<string, string>>,
  locale: string,
): MessageTexts<Id> {
  const formatOf = (id: Id): IntlMessageFormat => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no text ${id} in ${locale}`);
    return new IntlMessageFormat(withPlainSpaces(message), locale);
  };
  return {
    textOf: (id, values) => String(formatOf(id).format(values)),
    textLike: (id, values = {}) => new RegExp(patternOf(formatOf(id).getAst(), { values, locale, number: '' }), 'u'),
  };
}

/** A value and its unit are kept on one line by a space of their own; whoever looks for a text types another. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

interface Given {
  readonly values: OpenValues;
  readonly locale: string;
  /** What the number of the plural around looks like. */
  readonly number: string;
}

function patternOf(elements: readonly MessageFormatElement[], given: Given): string {
  return elements.map((element) => patternOfElement(element, given)).join('');
}

function patternOfElement(element: MessageFormatElement, given: Given): string {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value);
    case TYPE.argument:
    case TYPE.number:
      return patternOfValue(given.values[element.value]);
    case TYPE.plural:
      return patternOfOptions(element, {
        ...given,
        number: patternOfNumber(given.values[element.value], given.locale),
      });
    case TYPE.select:
      return patternOfOptions(element, given);
    case TYPE.tag:
      return patternOf(element.children, given);
    case TYPE.pound:
      return given.number;
    case TYPE.date:
    case TYPE.time:
      return '.*';
  }
}

function patternOfOptions({ options }: PluralElement | SelectElement, given: Given): string {
  return `(?:${Object.values(options)
    .map(({ value }) => patternOf(value, given))
    .join('|')})`;
}

function patternOfValue(value: OpenValues[string] | undefined): string {
  if (value instanceof RegExp) return `(?:${value.source})`;
  return value === undefined ? '.*' : escaped(String(value));
}

function patternOfNumber(value: OpenValues[string] | undefined, locale: string): string {
  if (value === undefined) return anyNumber;
  return typeof value === 'number' ? `(?<!\\d)${escaped(value.toLocaleString(locale))}` : patternOfValue(value);
}

/** With whatever a language writes between thousands and before tenths. */
const anyNumber = String.raw`-?\d(?:[\d\s.,]*\d)?`;

/** Spaces of any kind fit each other, as they do on screen. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s/g, '\\s');
}
