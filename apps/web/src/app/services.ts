import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { languageOf, type Locale } from '#web/i18n/locales.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { connectApi } from '#web/lib/api.ts';
import { addressOfModule, type Configuration } from '#web/lib/configuration.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { createFlags, type Flags, type FlagService } from '#web/lib/flags.ts';
import { farmOfKey } from '#web/lib/query-keys.ts';
import { keepAnswersOf } from '#web/lib/offline/keep-answers-of.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { ownerOf } from '#web/lib/offline/owner.ts';
import { isWordless } from '#web/lib/query.ts';
import { createSession, type Session } from '#web/lib/session.ts';
import { createTransport, tokenFetcher } from '#web/lib/transport.ts';
import { keptCalls } from './kept-calls.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

/** What lives as long as the page: one of each. */
export interface Services {
  readonly configuration: Configuration;
  readonly flags: Flags;
  readonly queries: QueryClient;
  readonly session: Session;
  readonly router: AppRouter;
  /** Says in which language the server is to answer; what was answered in another is asked for again. */
  readonly speak: (locale: Locale) => void;
}

export function createServices(configuration: Configuration, locale: Locale): Services {
  const addressOf = addressOfModule(configuration);
  const session = createSession(tokenFetcher(addressOf));
  const farmLooker: { look: FarmLooker } = { look: () => undefined };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => farmLooker.look(error, farmOfKey(queryKey)) }),
    // A role that is another now: what it does not allow any more is not shown any more.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isApiError(error, 'farm.notAllowed')) void queries.invalidateQueries({ queryKey: farmKeys.list });
      },
    }),
    // A browser that thinks that it has no network is asked all the same: what is kept on the device answers then.
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  let language = languageOf(locale);
  const send = createTransport({ addressOf, session, language: () => language });
  const owner = (): string | null => (isUsedOffline() ? ownerOf(session.claims()) : null);
  connectApi(keepAnswersOf(send, { owner, isKept: ({ call }) => keptCalls.has(call) }));
  const flags = createFlags(configuration.flags, flagServiceOf(configuration));
  const router = createAppRouter({ configuration, flags, queries, session });
  farmLooker.look = lookForFarm(queries, router);

  return {
    configuration,
    flags,
    queries,
    session,
    router,
    speak: (next) => {
      if (languageOf(next) === language) return;
      language = languageOf(next);
      void queries.invalidateQueries({ predicate: (query) => !isWordless(query) });
    },
  };
}

type FarmLooker = (error: Error, farm: number | undefined) => void;

/** Whoever was taken out of the farm on screen is led to where that is said: its calls answer that there is no such farm. */
function lookForFarm(queries: QueryClient, router: AppRouter): FarmLooker {
  let looked: number | undefined;
  return (error, farm) => {
    if (!isApiError(error, 'farm.notFound') || farm === undefined || looked === farm) return;
    looked = farm;
    queries.removeQueries({ queryKey: farmKeys.list });
    void router.invalidate();
  };
}

/** The Unleash that is configured, or our own answers in its protocol, which need no key. */
function flagServiceOf(configuration: Configuration): FlagService {
  const { unleash } = configuration;
  if (unleash) return { ...unleash, isForeign: true };
  return { url: `${addressOfModule(configuration)('gateway')}/api/frontend`, key: 'brazda', isForeign: false };
}
