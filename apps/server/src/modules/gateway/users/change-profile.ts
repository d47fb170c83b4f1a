import type { ProfileChange } from '@brazda/contract/gateway/users.ts';
import type { Who } from '#server/access/who.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { farmsOfUser, findUser, updateUser, type UserRow } from '../../core/public.ts';

/** Changes the profile of the one who asks; anybody else's is `user.notFound`. */
export async function changeProfile(
  { database, signedInUsers }: Pick<Services, 'database' | 'signedInUsers'>,
  who: Who,
  email: string,
  change: ProfileChange,
): Promise<UserRow> {
  const user = await withSystem(database, async (tx) => {
    const current = await findUser(tx, who.userId);
    if (current?.email.toLowerCase() !== email.toLowerCase()) throw new Failure('user.notFound');
    const { firstName = current.firstName, lastName = current.lastName, language = current.language } = change;
    const changed = await updateUser(tx, current.id, { firstName, lastName, language });
    await recordEvent(tx, { topic: 'profile.changed', userId: current.id });
    for (const { id } of await farmsOfUser(tx, current.id)) {
      await recordEvent(tx, { topic: 'members.changed', farmId: id });
    }
    return changed;
  });
  await signedInUsers.forgetUser(user.id);
  return user;
}
