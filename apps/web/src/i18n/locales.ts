import { storage, storageKeys } from '#web/lib/storage.ts';

export const locales = ['cs-CZ', 'en-US', 'es-ES', 'hu-HU', 'lt-LT', 'pl-PL', 'ro-RO', 'sk-SK'] as const;
export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'en-US';

/** Each language as its speakers call it. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'cs-CZ': 'Čeština',
  'en-US': 'English',
  'es-ES': 'Español',
  'hu-HU': 'Magyar',
  'lt-LT': 'Lietuvių',
  'pl-PL': 'Polski',
  'ro-RO': 'Română',
  'sk-SK': 'Slovenčina',
};

export function languageOf(locale: Locale): string {
  return locale.slice(0, 2);
}

export function isLocale(text: string | null): text is Locale {
  return locales.some((locale) => locale === text);
}

/** The language last chosen here, else the first of the browser's that we speak, else English. */
export function initialLocale(preferred: readonly string[] = navigator.languages): Locale {
  const stored = storage.read(storageKeys.locale);
  if (isLocale(stored)) return stored;
  for (const wish of preferred) {
    const match = locales.find((locale) => languageOf(locale) === wish.toLowerCase().split('-')[0]);
    if (match) return match;
  }
  return fallbackLocale;
}
