import type { Session } from '@brazda/contract/gateway/authentication.ts';
import type { z } from 'zod';
import type { SystemTransaction } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { farmsOfUser, type UserRow } from '../../core/public.ts';

/** Longer lists would not fit the headers of every call; the web app then asks for the farms. */
const mostFarmsInToken = 50;
const mostBytesOfFarms = 6000;

/** Signs the token of a session for its user. */
export async function issueToken(
  tx: SystemTransaction,
  { tokens }: Pick<Services, 'tokens'>,
  user: Pick<UserRow, 'id' | 'email'>,
  session: { readonly id: string; readonly originalUserId?: number | null },
): Promise<z.input<typeof Session>> {
  const farms = await farmsOfUser(tx, user.id);
  const told = fitting(farms.slice(0, mostFarmsInToken));
  const principal = user.email.toLowerCase();
  const token = await tokens.sign({
    sid: session.id,
    principal,
    user_farms: told,
    ...(told.length < farms.length && { user_farms_truncated: true as const }),
    ...(typeof session.originalUserId === 'number' && { original_user_id: session.originalUserId }),
  });
  return { id_token: token, principal };
}

/** As many of the first farms as fit, whatever the lengths of their names. */
function fitting<Farm>(farms: readonly Farm[]): Farm[] {
  let bytes = 0;
  const tooMany = farms.findIndex((farm) => (bytes += Buffer.byteLength(JSON.stringify(farm))) > mostBytesOfFarms);
  return farms.slice(0, tooMany < 0 ? farms.length : tooMany);
}
