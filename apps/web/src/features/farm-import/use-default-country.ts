import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import type { ChosenCountry } from './CountryField.tsx';
import { countryOptions } from './farm-import.queries.ts';

/** Finds, once, the country that the language on screen is spoken in. */
export function useDefaultCountry(onFound: (country: ChosenCountry) => void): void {
  const { locale } = useLanguage();
  const { data } = useQuery(countryOptions(''));
  const isDone = useRef(false);

  useEffect(() => {
    const country = data?.find(({ code }) => code === locale.slice(3));
    if (isDone.current || !country) return;
    isDone.current = true;
    onFound({ id: country.code, label: country.name });
  }, [data, locale, onFound]);
}
