import { createContext, use, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { logger } from '#web/lib/logger.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { loadMessages, type Messages } from './load-messages.ts';
import type { Locale } from './locales.ts';

export interface LoadedLanguage {
  readonly locale: Locale;
  readonly messages: Messages;
}

interface Language {
  readonly locale: Locale;
  readonly choose: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  readonly initial: LoadedLanguage;
  /** Told of every language that is shown, so that calls and data can follow it. */
  readonly onShown?: (locale: Locale) => void;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, onShown, children }: LanguageProviderProps): ReactElement {
  const [shown, setShown] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = shown.locale.slice(0, 2);
    onShown?.(shown.locale);
  }, [shown, onShown]);

  const language = useMemo(
    () => ({
      locale: shown.locale,
      choose: async (locale: Locale) => {
        storage.write(storageKeys.locale, locale);
        setShown(await loadMessages(locale));
      },
    }),
    [shown],
  );

  return (
    <LanguageContext value={language}>
      <IntlProvider locale={shown.locale} messages={shown.messages} onError={reportOnce}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The language on screen, and how to choose another. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('There is no LanguageProvider above');
  return language;
}

const reported = new Set<string>();

function reportOnce(error: { message: string }): void {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  logger.error(error.message, error);
}
