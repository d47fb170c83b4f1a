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

  it('say every error in words', () => {
    expect(errorCodes.filter((code) => !Object.hasOwn(messages, `error.${code}`))).toEqual([]);
  });
});

function messagesOf(locale: string): Record<string, string> {
  return catalogues[`./messages/${locale}.json`] ?? {};
}

function names(text = ''): string {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort().join(' ');
}
