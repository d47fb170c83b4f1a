import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import type { ChosenCountry } from './CountryField.tsx';
import { countryOptions } from './farm-import.queries.ts';

/**
 * The country that the language on screen was spoken in when the countries became known. Worked out where it is drawn:
 * put into the form afterwards, it would take the place of what is typed in between.
 */
export function useDefaultCountry(): ChosenCountry | null {
  const { locale } = useLanguage();
  const { data } = useQuery(countryOptions(''));
  const [code, setCode] = useState<string>();
  if (data && code === undefined) setCode(locale.slice(3));
  const country = data?.find((known) => known.code === code);
  return country ? { id: country.code, label: country.name } : null;
}
