import type { LiveEvent } from '@brazda/contract/events.ts';

/** Those who are to hear of an event: who looks at a farm, a user in each of their windows, or all administrators. */
export type Channel = `farm ${number}` | `user ${number}` | 'administrators';

export function channelOf(event: LiveEvent): Channel {
  if ('farmId' in event) return farmChannel(event.farmId);
  return 'userId' in event ? `user ${event.userId}` : 'administrators';
}

export function farmChannel(farmId: number): Channel {
  return `farm ${farmId}`;
}

interface Reader {
  readonly userId: number;
  readonly isAdmin: boolean;
}

/** All that somebody is told of who looks at some of their farms. */
export function channelsOf({ userId, isAdmin }: Reader, farmIds: readonly number[]): Channel[] {
  return [...farmIds.map(farmChannel), `user ${userId}`, ...(isAdmin ? (['administrators'] as const) : [])];
}
