import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { logger } from '#web/lib/logger.ts';
import { queryRoots } from '#web/lib/query-keys.ts';

/** Whether an account with this email exists; undefined where that cannot be learnt now. */
export async function accountExists(queries: QueryClient, email: string): Promise<boolean | undefined> {
  try {
    return await queries.query({
      queryKey: [...queryRoots.account, 'exists', email],
      queryFn: ({ signal }) => api.gateway.accounts.exists({ query: { email }, signal }),
      staleTime: 30_000,
    });
  } catch (cause) {
    logger.warning('It is not known whether the account exists', cause);
    return undefined;
  }
}
