import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { acceptInvitation, invitationOptions, useInvitationKey } from '#web/parts/account/invitation.queries.ts';
import { logger } from '#web/lib/logger.ts';

interface FollowedInvitation {
  /** Empty where nobody was invited. */
  readonly key: string;
  readonly email: string | undefined;
  readonly farmName: string | undefined;
  /** Where to go on after signing in. */
  readonly path: string;
  /** Joins the farm and opens it; where that fails, leads to where it is said why. */
  readonly follow: () => Promise<void>;
}

/** The invitation by which somebody came to sign up, if they did. */
export function useInvitation(): FollowedInvitation {
  const key = useInvitationKey();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({ ...invitationOptions(key), enabled: key !== '' });
  const path = key === '' ? '/signup/import' : `/invitation#${key}`;
  return {
    key,
    email: data?.email,
    farmName: data?.farmName,
    path,
    follow: async () => {
      try {
        const farmId = await acceptInvitation(key);
        queries.removeQueries({ queryKey: farmKeys.list });
        await navigate({ to: '/farm/$farmId', params: { farmId: String(farmId) }, replace: true });
      } catch (cause) {
        logger.warning('The invitation could not be followed after signing up', cause);
        await navigate({ to: '/invitation', hash: key, replace: true });
      }
    },
  };
}
