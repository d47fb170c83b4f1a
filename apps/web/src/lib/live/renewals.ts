import type { LiveEvent, LiveTopic } from '@brazda/contract/events.ts';
import type { InvalidateQueryFilters, Mutation, QueryClient, QueryKey } from '@tanstack/react-query';
import { isOfWork } from '../query.ts';

/** What is to be asked for anew when something happened; may first put in its place what the event itself says. */
type Renewal<T extends LiveTopic> = (
  event: Extract<LiveEvent, { readonly topic: T }>,
  queries: QueryClient,
) => readonly QueryKey[];

/** The renewals of one feature: it owns the queries, so it knows which of them an event is about. */
export type Renewals = { readonly [T in LiveTopic]?: Renewal<T> } & {
  /** What whatever happens on a farm is about, such as what was done there. */
  readonly anyOfFarm?: (farmId: number) => readonly QueryKey[];
};

export interface Renewer {
  readonly take: (event: LiveEvent) => void;
  /** What happened before the first connection, or between two, was missed. */
  readonly takeMissed: (isAgain: boolean) => void;
  readonly stop: () => void;
}

/** Marks a change that is not done before events have told something: they do not wait for it. */
export const waitsForEvents = { waitsForEvents: true } as const;

/**
 * Asks anew for what events are about, if it is on screen, and otherwise when it is shown next. As long as an own change is
 * on its way events wait: what it changed is shown already, and its answer says what the event would.
 */
export function createRenewer(queries: QueryClient, tables: readonly Renewals[]): Renewer {
  let waiting: LiveEvent[] = [];
  const renew = (event: LiveEvent): void => {
    for (const queryKey of tables.flatMap((table) => keysOf(table, event, queries))) {
      void askAnew(queries, { queryKey });
    }
  };
  const renewWaiting = (): void => {
    if (waiting.length === 0 || queries.isMutating({ predicate: isWaitedFor }) > 0) return;
    const events = waiting;
    waiting = [];
    for (const event of events) renew(event);
  };
  const unsubscribe = queries.getMutationCache().subscribe(() => {
    // What an answer changes is put in its place first.
    setTimeout(renewWaiting);
  });
  return {
    take: (event) => {
      waiting.push(event);
      renewWaiting();
    },
    takeMissed: (isAgain) => void askAnew(queries, isAgain ? {} : { predicate: isOfWork }),
    stop: unsubscribe,
  };
}

/** What was first asked for before the event was told may be answered as it was before that: so it is asked for once more. */
async function askAnew(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const early = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const unknown = early.filter(({ state }) => state.data === undefined);
  await queries.invalidateQueries(filters);
  await Promise.all(unknown.map(({ queryKey }) => queries.invalidateQueries({ queryKey, exact: true })));
}

function isWaitedFor({ meta }: Mutation): boolean {
  return meta?.['waitsForEvents'] !== true;
}

function keysOf(table: Renewals, event: LiveEvent, queries: QueryClient): readonly QueryKey[] {
  // Each stands under the topic of the events that it takes.
  const renewal = table[event.topic] as Renewal<LiveTopic> | undefined;
  const ofFarm = 'farmId' in event ? (table.anyOfFarm?.(event.farmId) ?? []) : [];
  return [...(renewal?.(event, queries) ?? []), ...ofFarm];
}
