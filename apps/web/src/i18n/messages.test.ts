import { errorCodes } from '@brazda/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';

const catalogues = import.meta.glob<Record<string, string>>('./messages/*.json', { import: 'default', eager: true });
const english = messagesOf('en-US');

describe.each(locales)('the texts in %s', (locale) => {
  const messages = messagesOf(locale);

  it('are the same as in English, none missing and none too many', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('name what English names', () => {
    const differing = Object.keys(english).filter((id) => names(messages[id]) !== names(english[id]));
    expect(differing).toEqual([]);
  });

  it('have every plural form of the language', () => {
    const wanted = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort().join(' ');
    const lacking = Object.entries(messages).flatMap(([id, text]) =>
      pluralForms(text)
        .filter((forms) => forms !== wanted)
        .map((forms) => `${id}: ${forms}`),
    );
    expect(lacking).toEqual([]);
  });

  it('say every error in words', () => {
    expect(errorCodes.filter((code) => !Object.hasOwn(messages, `error.${code}`))).toEqual([]);
  });
});

function messagesOf(locale: string): Record<string, string> {
  return catalogues[`./messages/${locale}.json`] ?? {};
}

/** The forms of each plural in a text: the words that stand before a brace at the first level within it. */
function pluralForms(text: string): string[] {
  return [...text.matchAll(/\{\w+, plural,/g)].map(({ index, 0: head }) => {
    const forms: string[] = [];
    let depth = 1;
    let word = '';
    for (const character of text.slice(index + head.length)) {
      if (character === '{' && depth++ === 1) forms.push(word.trim());
      if (character === '}' && --depth === 0) break;
      word = depth === 1 && character !== '}' ? word + character : '';
    }
    return forms.sort().join(' ');
  });
}

function names(text = ''): string {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort().join(' ');
}
