import { QueryClient } from '@tanstack/react-query';
import { languageOf, type Locale } from '#web/i18n/locales.ts';
import { connectApi } from '#web/lib/api.ts';
import { addressOfModule, type Configuration } from '#web/lib/configuration.ts';
import { createSession, type Session } from '#web/lib/session.ts';
import { createTransport, tokenFetcher } from '#web/lib/transport.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

/** What lives as long as the page: one of each. */
export interface Services {
  readonly configuration: Configuration;
  readonly queries: QueryClient;
  readonly session: Session;
  readonly router: AppRouter;
  /** Says in which language the server is to answer; what was answered in another is asked for again. */
  readonly speak: (locale: Locale) => void;
}

export function createServices(configuration: Configuration, locale: Locale): Services {
  const addressOf = addressOfModule(configuration);
  const session = createSession(tokenFetcher(addressOf));
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  let language = languageOf(locale);
  connectApi(createTransport({ addressOf, session, language: () => language }));
  const router = createAppRouter({ configuration, queries, session });

  return {
    configuration,
    queries,
    session,
    router,
    speak: (next) => {
      if (languageOf(next) === language) return;
      language = languageOf(next);
      void queries.invalidateQueries();
    },
  };
}
