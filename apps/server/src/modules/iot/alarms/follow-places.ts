import { z } from 'zod';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { farmJobKind, type FarmJob } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { beginAtPlaces } from './judge-alarms.ts';
import { endAtPlacesLeft } from './places-of-rules.repository.ts';

/**
 * Lets the rules of places go on with the nodes that stand there now: the alarms on those that have left are over, and what
 * those that have come have measured there is judged.
 */
export async function followPlaces(tx: FarmChange, farmId: number, at: Date): Promise<void> {
  if (await endAtPlacesLeft(tx, farmId, at)) await recordEvent(tx, { farmId, topic: 'alarms.changed' });
  await beginAtPlaces(tx, farmId, at);
}

/** Where nodes stand after a change was undone. */
export const followPlacesJob = farmJobKind({
  name: 'follow-places',
  lane: { name: 'watching-places', atOnce: 1 },
  payload: z.object({}),
  key: () => 'follow',
});

export async function followPlacesAnew(
  { clock, nudge }: Pick<Services, 'clock' | 'nudge'>,
  { farmId, change }: Pick<FarmJob, 'farmId' | 'change'>,
): Promise<void> {
  await change((tx) => followPlaces(tx, farmId, clock.now()));
  nudge();
}
