/** A query as both screens (useQuery) and routes (ensureQueryData) take it. */
export interface Query<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  readonly staleTime?: number;
}
