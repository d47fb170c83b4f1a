import type { ParcelVersion } from '@brazda/contract/agroevidence/parcel-history.ts';

type State = Pick<ParcelVersion, 'validFrom' | 'validTo'>;

/** Which of the states, the newest first, held on a day; undefined where nobody knows of any. */
export function stateOnDay(states: readonly State[], day: string): number | undefined {
  const found = states.findIndex(
    ({ validFrom, validTo }) => (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo),
  );
  return found < 0 ? undefined : found;
}
