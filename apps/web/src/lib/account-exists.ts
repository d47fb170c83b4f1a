import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { logger } from './logger.ts';

/** Whether an account with this email exists; undefined where that cannot be learnt now. */
export async function accountExists(queries: QueryClient, email: string): Promise<boolean | undefined> {
  try {
    return await queries.query({
      queryKey: ['account-exists', email],
      queryFn: ({ signal }) => api.gateway.accounts.exists({ query: { email }, signal }),
      staleTime: 30_000,
    });
  } catch (cause) {
    logger.warning('It is not known whether the account exists', cause);
    return undefined;
  }
}
