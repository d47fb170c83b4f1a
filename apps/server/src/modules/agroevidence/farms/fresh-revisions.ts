import { LRUCache } from 'lru-cache';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { findRevisions } from './farm-map.repository.ts';

/** The state of the farms in scope as it is when it is asked for, or later. */
export type FreshRevisions = (farms: FarmReading) => Promise<string>;

interface Known {
  readonly changes: number;
  readonly revisions: string;
}

interface Asking {
  readonly answer: Promise<string>;
  /** The next question, which those share who come while an answer is under way: it may be older than their call. */
  next: Promise<string> | undefined;
}

const mostScopes = 10_000;

/** Asks the database once for all who want to know at the same time, and not at all where nothing has been written since. */
export function createFreshRevisions(find: typeof findRevisions = findRevisions): FreshRevisions {
  const known = new LRUCache<string, Known>({ max: mostScopes });
  const asking = new Map<string, Asking>();

  const ask = (scope: string, farms: FarmReading): Promise<string> => {
    const changes = farms.changes();
    const answer = find(farms).then((revisions) => {
      if (changes !== undefined) known.set(scope, { changes, revisions });
      return revisions;
    });
    const own: Asking = { answer, next: undefined };
    asking.set(scope, own);
    const end = (): void => {
      if (asking.get(scope) === own) asking.delete(scope);
    };
    answer.then(end, end);
    return answer;
  };
  return (farms) => {
    const { scope } = farms;
    const kept = known.get(scope);
    if (kept && kept.changes === farms.changes()) return Promise.resolve(kept.revisions);
    const underWay = asking.get(scope);
    if (!underWay) return ask(scope, farms);
    const again = (): Promise<string> => ask(scope, farms);
    underWay.next ??= underWay.answer.then(again, again);
    return underWay.next;
  };
}
