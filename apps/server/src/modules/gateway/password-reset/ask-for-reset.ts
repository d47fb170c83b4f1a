import { setTimeout as pause } from 'node:timers/promises';
import { withSystem } from '#server/db/farm-scope.ts';
import type { Front } from '#server/mail/front.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Services } from '#server/services.ts';
import { findUserByEmail } from '../../core/public.ts';
import { resetMail } from '../password-mails/password-mails.ts';
import { beginAttempt, type AttemptPace } from '../sessions/failed-attempts.ts';
import { hashOfResetKey, newResetKey } from './reset-key.ts';
import { replaceResetKey } from './reset-keys.repository.ts';

const keyLifeMilliseconds = 3_600_000;
/** So that nobody's letter box can be filled from here: three mails at once, then fewer and fewer. */
const mailPace: AttemptPace = { free: 3, firstDelaySeconds: 300, longestDelaySeconds: 3600 };
/** Longer than the work takes: by the time of the answer, too, nobody learns whether there is such an account. */
const answerMilliseconds = 200;

/** As what mails for a new password are counted. */
export function resetSubject(email: string): string {
  return `reset|${email.toLowerCase()}`;
}

/** Sends a mail with a key to whoever has an account with this email; to the one who asks it says nothing of that. */
export async function askForReset(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  email: string,
  front: Front,
): Promise<void> {
  await beginAttempt(services.database, resetSubject(email), services.clock.now(), mailPace);
  await Promise.all([sendKey(services, email, front), pause(answerMilliseconds)]);
}

async function sendKey(
  { database, clock, nudge }: Pick<Services, 'database' | 'clock' | 'nudge'>,
  email: string,
  front: Front,
): Promise<void> {
  const key = newResetKey();
  const expiresAt = new Date(clock.now().getTime() + keyLifeMilliseconds);
  await withSystem(database, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    await replaceResetKey(tx, { userId: user.id, keyHash: hashOfResetKey(key), expiresAt });
    await queueMail(tx, resetMail(user, front, key));
  });
  nudge();
}
