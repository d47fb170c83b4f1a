import { useQueries, type QueryKey } from '@tanstack/react-query';
import type { Counted } from '@brazda/contract/client.ts';
import { useCallback, useState } from 'react';

/** A page of a list, as a query asks for it. */
export interface PageOptions<R> {
  readonly queryKey: QueryKey;
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<Counted<readonly R[]>>;
  readonly staleTime?: number;
}

export interface PagedRows<R> {
  readonly total: number | undefined;
  readonly at: (index: number) => R | undefined;
  /** Says which rows are looked at: pages are fetched as they come into sight. */
  readonly look: (first: number, last: number) => void;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Pages of this size are a screen or two: what is scrolled to is there soon, and nothing is fetched in crumbs. */
export const rowsPerPage = 100;

/** The rows of a long list, of which the pages are known that were looked at. */
export function usePagedRows<R>(pageOptions: (page: number) => PageOptions<R>): PagedRows<R> {
  const [sight, setSight] = useState({ first: 1, last: 1 });
  const pages = Array.from({ length: sight.last - sight.first + 1 }, (_, at) => sight.first + at);
  const asked = [...new Set([1, ...pages])];
  const answers = useQueries({ queries: asked.map(pageOptions) });
  const known = new Map(asked.map((page, at) => [page, answers[at]?.data]));
  const total = answers.find(({ data }) => data)?.data?.total;
  const last = total === undefined ? 1 : Math.max(1, Math.ceil(total / rowsPerPage));
  const failed = answers.find(({ error, data }) => error && !data);

  const look = useCallback((firstRow: number, lastRow: number) => {
    const next = { first: pageOf(firstRow), last: pageOf(lastRow) };
    setSight((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, []);

  if (last < sight.last) setSight({ first: Math.min(sight.first, last), last });
  return {
    total,
    at: (index) => known.get(pageOf(index))?.rows[index % rowsPerPage],
    look,
    error: failed?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.error) void answer.refetch();
    },
  };
}

function pageOf(index: number): number {
  return Math.floor(index / rowsPerPage) + 1;
}
