import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';

/** Where a message lacks a plural form that its language has, or carries one that the language never uses. */
export function pluralComplaints(locale: string, text: string): string[] {
  return pluralsIn(parse(text)).flatMap(({ value, options, pluralType }) => {
    const type = pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
    const wanted: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const given = Object.keys(options).filter((form) => !form.startsWith('='));
    return [
      ...wanted.filter((form) => !given.includes(form)).map((form) => `{${value}} has no form “${form}”`),
      ...given.filter((form) => !wanted.includes(form)).map((form) => `{${value}}: ${locale} never uses “${form}”`),
    ];
  });
}

function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...inner] : inner;
  });
}
