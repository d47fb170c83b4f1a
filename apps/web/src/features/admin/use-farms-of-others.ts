import { useQuery } from '@tanstack/react-query';
import { useIsAdmin } from '#web/parts/account/use-is-admin.ts';
import { adminFarmsOptions } from './admin.queries.ts';

/** A farm of the installation that whoever is signed in does not belong to. */
export interface FarmOfOthers {
  readonly id: number;
  readonly name: string;
  readonly users: number;
}

export interface FarmsOfOthers {
  /** Whether whoever is signed in may look for such farms at all. */
  readonly maySearch: boolean;
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly farms: readonly FarmOfOthers[];
  /** How many more were found than are given. */
  readonly more: number;
}

/** For an administrator: the farms of others that a text finds by name or member; an empty text finds none. */
export function useFarmsOfOthers(text: string, ownIds: readonly number[]): FarmsOfOthers {
  const maySearch = useIsAdmin();
  const isAsked = maySearch && text !== '';
  const { data, error, isFetching } = useQuery({ ...adminFarmsOptions({ query: text }), enabled: isAsked });
  const found = isAsked ? data : undefined;
  const rows = found?.rows ?? [];
  return {
    maySearch,
    isSearching: isAsked && isFetching,
    error: isAsked ? error : null,
    farms: rows.filter(({ id }) => !ownIds.includes(id)),
    more: (found?.total ?? 0) - rows.length,
  };
}
