import { useQuery } from '@tanstack/react-query';
import { profileOptions } from './profile.queries.ts';
import { useClaims } from '#web/lib/session-context.ts';

/** Whether the user looks after the installation; no as long as it is not known. */
export function useIsAdmin(): boolean {
  const email = useClaims()?.principal ?? '';
  const { data } = useQuery({ ...profileOptions(email), enabled: email !== '' });
  return data?.isAdmin === true;
}
