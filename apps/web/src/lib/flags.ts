import { flagNames, type Flag } from '@brazda/domain/flags.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type * as Unleash from 'unleash-proxy-client';
import { logger } from './logger.ts';

export type FlagStates = Readonly<Partial<Record<Flag, boolean>>>;

const refreshSeconds = 15;
/** Who stands at the edge of a field is not kept waiting for a service of flags. */
const patienceMs = 1500;

/** Which features are on: at first as the configuration says, then as the service of flags does. */
export interface Flags {
  readonly current: () => FlagStates;
  /** Begins to ask the service; asking again does nothing. */
  readonly follow: () => void;
  /** When it is as good as known which features are on. */
  readonly settled: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FlagService {
  readonly url: string;
  readonly key: string;
  /** Whether it may say something else than the configuration that we were given. */
  readonly isForeign: boolean;
}

type LoadClient = () => Promise<Pick<typeof Unleash, 'UnleashClient' | 'InMemoryStorageProvider'>>;

export function createFlags(
  given: FlagStates,
  service: FlagService,
  load: LoadClient = () => import('unleash-proxy-client'),
): Flags {
  const listeners = new Set<() => void>();
  let states = given;
  let following: Promise<void> | undefined;

  const take = (isEnabled: (name: string) => boolean): void => {
    const next = Object.fromEntries(flagNames.map((name) => [name, isEnabled(name)]));
    if (flagNames.every((name) => (states[name] ?? false) === next[name])) return;
    states = next;
    for (const listener of listeners) listener();
  };

  const begin = async (): Promise<void> => {
    const { UnleashClient, InMemoryStorageProvider } = await load();
    let failed: () => void = () => undefined;
    const client = new UnleashClient({
      url: new URL(service.url, window.location.href),
      clientKey: service.key,
      appName: 'brazda',
      refreshInterval: refreshSeconds,
      fetch: quietFetch(() => {
        failed();
      }),
      disableMetrics: !service.isForeign,
      storageProvider: new InMemoryStorageProvider(),
    });
    const answered = new Promise<void>((resolve) => {
      client.on('ready', resolve);
      client.on('error', resolve);
      failed = resolve;
    });
    for (const event of ['ready', 'update']) client.on(event, () => take((name) => client.isEnabled(name)));
    void client.start();
    await answered;
  };

  const follow = (): Promise<void> =>
    (following ??= begin().catch((cause: unknown) => {
      logger.warning('The flags cannot be followed', cause);
    }));

  return {
    current: () => states,
    follow: () => void follow(),
    settled: () => (service.isForeign ? Promise.race([follow(), patience()]) : Promise.resolve()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The service is asked each few seconds, and the client would fill the console while it is away: so that is said once,
 * and the client is told that nothing has changed.
 */
function quietFetch(onFailure: () => void): typeof fetch {
  let isAway = false;
  return async (address, init) => {
    const answer = await fetch(address, init).catch((cause: unknown) => cause);
    const hasAnswered = answer instanceof Response && (answer.ok || answer.status === 304);
    if (!hasAnswered) {
      if (!isAway) logger.warning('The service of flags does not answer', answer);
      onFailure();
    }
    isAway = !hasAnswered;
    return hasAnswered ? answer : new Response(null, { status: 304 });
  };
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
}

/** Flags that stay as they are, for where no service is asked. */
export function stillFlags(states: FlagStates): Flags {
  return {
    current: () => states,
    follow: () => undefined,
    settled: () => Promise.resolve(),
    subscribe: () => () => undefined,
  };
}

export const FlagsContext = createContext<Flags>(stillFlags({}));

export function useFlags(): FlagStates {
  const { subscribe, current } = use(FlagsContext);
  return useSyncExternalStore(subscribe, current);
}
