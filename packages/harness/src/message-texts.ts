import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
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
    return new IntlMessageFormat(message, locale);
  };
  return {
    textOf: (id, values) => String(formatOf(id).format(values)),
    textLike: (id, values = {}) => new RegExp(patternOf(formatOf(id).getAst(), values), 'u'),
  };
}

function patternOf(elements: readonly MessageFormatElement[], values: OpenValues): string {
  return elements.map((element) => patternOfElement(element, values)).join('');
}

function patternOfElement(element: MessageFormatElement, values: OpenValues): string {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value);
    case TYPE.argument:
    case TYPE.number: {
      const value = values[element.value];
      if (value instanceof RegExp) return `(?:${value.source})`;
      return value === undefined ? '.*' : escaped(String(value));
    }
    case TYPE.plural:
    case TYPE.select:
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value, values))
        .join('|')})`;
    case TYPE.tag:
      return patternOf(element.children, values);
    case TYPE.date:
    case TYPE.time:
    case TYPE.pound:
      return '.*';
  }
}

/** Spaces of any kind fit each other, as they do on screen. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s/g, '\\s');
}
