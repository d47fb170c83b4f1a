/** A query as both screens (useQuery) and routes (ensureQueryData) take it. */
export interface Query<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  readonly staleTime?: number;
}

/** Marks a query whose answer holds no words: it need not be asked again in another language. */
export const inNoLanguage = { isWordless: true } as const;

export function isWordless({ meta }: { readonly meta?: Readonly<Record<string, unknown>> | undefined }): boolean {
  return meta?.['isWordless'] === true;
}
