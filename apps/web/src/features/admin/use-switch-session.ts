import type { Impersonation } from '@brazda/contract/gateway/authentication.ts';
import { useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session-context.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** Takes somebody's place, or one's own again, and goes to their farm. */
export function useSwitchSession(): UseMutationResult<void, Error, Exclude<Impersonation, undefined>> {
  const session = useSession();
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (body) => {
      // What is still being asked would be answered to somebody who is gone by then.
      await queries.cancelQueries();
      const { id_token: token } = await api.gateway.authentication.switch({ body });
      session.become(token, body !== null && 'farmId' in body ? `/farm/${body.farmId}` : '/farm');
    },
    onError: () => queries.invalidateQueries(),
  });
}
