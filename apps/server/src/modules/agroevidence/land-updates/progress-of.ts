import type { LiveEvent } from '@brazda/contract/events.ts';
import type { LandUpdateRow } from './land-updates.repository.ts';

/** What those who look at an update are told when it is not any more as it was. */
export function progressOf({ farmId, id }: Pick<LandUpdateRow, 'farmId' | 'id'>): LiveEvent {
  return { farmId, topic: 'landUpdate.progressed', landUpdateId: id };
}
