import type { Country } from '@brazda/contract/core/countries.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { CountryRow } from './countries.repository.ts';

/** Countries by their name in a language; those with full support first. */
export function namedCountries(rows: readonly CountryRow[], language: Language, search = ''): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const collator = new Intl.Collator(language);
  const wanted = foldText(search);
  return rows
    .map((row) => ({ code: row.code, name: names.of(row.code) ?? row.code, fullSupport: row.fullSupport }))
    .filter(({ code, name }) => foldText(name).includes(wanted) || code.toLowerCase() === wanted)
    .sort((a, b) => Number(b.fullSupport) - Number(a.fullSupport) || collator.compare(a.name, b.name));
}
