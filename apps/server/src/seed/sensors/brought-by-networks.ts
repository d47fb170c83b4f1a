import { chance } from '@brazda/domain/sensors/played/noise.ts';
import type { SeededUplink } from '../../modules/iot/public.ts';
import { everySeconds, type SeededDevice } from './seeded-devices.ts';

/** What a network brings: a message, or the same once more. */
export interface Brought {
  readonly uplink: SeededUplink;
  readonly isCopy: boolean;
}

/** How often what goes wrong in the field goes wrong here. */
const shares = { copied: 0.02, late: 0.02 } as const;
/** So many half hours a message is late at most: others have overtaken it by then. */
const mostStepsLate = 4;
/** One device of so many stands where it is not always heard. */
const deviceWithGaps = 5;
const hourSeconds = 3600;
/** Within so long it is not heard once, for some hours up to three days. */
const periodSeconds = 10 * 24 * hourSeconds;
const gapHours = { least: 3, most: 72 } as const;

/**
 * What networks bring of the messages of devices after one second up to and with another: some of them twice, some late, and
 * of some devices nothing for a time; the same at every run. The newest come first, so that nobody is told that they are
 * silent while the rest is on its way.
 */
export function* broughtUplinks(devices: readonly SeededDevice[], after: number, to: number): Generator<Brought> {
  const first = (Math.floor(after / everySeconds) + 1) * everySeconds;
  const newest = Math.floor(to / everySeconds) * everySeconds;
  if (newest < first) return;
  for (const { uplinkOf } of devices) yield { uplink: uplinkOf(newest), isCopy: false };
  const waiting = new Map<number, Brought[]>();
  const bring = (second: number, brought: Brought): void => {
    waiting.set(second, [...(waiting.get(second) ?? []), brought]);
  };
  for (let second = first; second < newest; second += everySeconds) {
    for (const device of devices) bringMessage(device, second, bring);
    yield* waiting.get(second) ?? [];
    waiting.delete(second);
  }
  for (const [, late] of [...waiting].toSorted(([one], [other]) => one - other)) yield* late;
}

function bringMessage(
  { node, uplinkOf }: SeededDevice,
  second: number,
  bring: (second: number, brought: Brought) => void,
): void {
  const seed = seedOf(node.externalId);
  if (isInGap(seed, second)) return;
  const step = second / everySeconds;
  const isLate = chance(seed + 1, step) < shares.late;
  const steps = isLate ? 1 + Math.floor(mostStepsLate * chance(seed + 2, step)) : 0;
  bring(second + steps * everySeconds, { uplink: uplinkOf(second), isCopy: false });
  // By the line of the gateway that has heard it less well.
  if (chance(seed + 3, step) < shares.copied)
    bring(second + (steps + 1) * everySeconds, { uplink: uplinkOf(second, 1), isCopy: true });
}

function isInGap(seed: number, second: number): boolean {
  if (seed % deviceWithGaps !== 0) return false;
  const period = Math.floor(second / periodSeconds);
  const hours = gapHours.least + (gapHours.most - gapHours.least) * chance(seed + 4, period);
  const begins = period * periodSeconds + (periodSeconds - hours * hourSeconds) * chance(seed + 5, period);
  return second >= begins && second < begins + hours * hourSeconds;
}

/** A whole number for a device. */
function seedOf(externalId: string): number {
  let seed = 7;
  for (const character of externalId) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
