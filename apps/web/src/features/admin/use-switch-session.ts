import type { Impersonation } from '@brazda/contract/gateway/authentication.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session-context.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

/** Takes somebody's place, or one's own again, and goes to their farm. */
export function useSwitchSession(): UseMutationResult<void, Error, Exclude<Impersonation, undefined>> {
  const session = useSession();
  return useSingleMutation({
    mutationFn: async (body) => {
      const { id_token: token } = await api.gateway.authentication.switch({ body });
      session.become(token, body !== null && 'farmId' in body ? `/farm/${body.farmId}` : '/farm');
    },
  });
}
