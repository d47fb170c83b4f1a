import { setTimeout as pause } from 'node:timers/promises';
import { daySeconds } from '@brazda/domain/sensors/played/days.ts';
import { playedModels } from '@brazda/domain/sensors/played/devices.ts';
import { addSeededNodes, keepSeededUplinks, seededNodes } from '../../modules/iot/public.ts';
import type { Services } from '../../services.ts';
import type { PossibleActor } from '../../audit/record-audit.ts';
import type { FarmScope } from '../../db/farm-scope.ts';
import type { MadeFarm } from '../make-whole-farm.ts';
import {
  everySeconds,
  groundAt,
  radioDevice,
  siloDevice,
  uplinksBetween,
  type SeededDevice,
} from './seeded-devices.ts';

export type SensorServices = Pick<Services, 'database' | 'clock' | 'nudge' | 'telemetry'>;

/** A season's worth. */
const demoDays = 90;
/** What everybody looks at first. */
const firstDays = 7;

/** Where they stand, beside the fields after which they are called. */
const places = {
  station: [16.8094, 49.3579],
  wheat: [16.8115, 49.3557],
  behind: [16.8173, 49.3511],
  yard: [16.8042, 49.3523],
} as const;

const wind = 'A840410000D30002';

/** The devices of the demo farm. */
export function demoDevices(): readonly SeededDevice[] {
  const { ground, place } = groundAt(places.station, 2026);
  const { helix, wind: anemometer, teros12, teros21 } = playedModels;
  return [
    radioDevice({ name: 'Anemometr', externalId: wind, place: places.station }, anemometer, ground),
    radioDevice(
      { name: 'Meteostanice', externalId: 'A840410000D30001', place: places.station, base: wind },
      helix,
      ground,
    ),
    radioDevice({ name: 'Půda K Lipovci', externalId: 'A840410000D30003', place: places.wheat }, teros12, ground),
    radioDevice({ name: 'Půda Za humny', externalId: 'A840410000D30004', place: places.behind }, teros21, ground),
    siloDevice({ name: 'Sýpka', externalId: 'sypka-1', place: places.yard }, place),
  ];
}

/** Makes the devices known, and sends what they measured in the last days. */
export async function addDemoSensors(services: SensorServices, farm: MadeFarm, stopping: AbortSignal): Promise<void> {
  const devices = demoDevices();
  const now = secondOf(services);
  const since = new Date((now - demoDays * daySeconds) * 1000);
  const nodes = devices.map(({ node }) => node);
  await addSeededNodes(services, ownerOf(farm), { farmId: farm.farmId, nodes, since });
  const first = uplinksBetween(devices, now - firstDays * daySeconds, now);
  await keepSeededUplinks(services, farm.farmId, first, stopping);
}

/** Sends what they measured before that, back to the beginning of the season. */
export async function sendDemoSeason(services: SensorServices, farm: MadeFarm, stopping: AbortSignal): Promise<void> {
  const now = secondOf(services);
  const older = uplinksBetween(demoDevices(), now - demoDays * daySeconds, now - firstDays * daySeconds);
  await keepSeededUplinks(services, farm.farmId, older, stopping);
}

/**
 * Goes on measuring as long as nobody stops it: first what was missed while nothing ran. Devices that somebody has put away
 * send no more.
 */
export async function keepDemoSensors(services: SensorServices, farm: MadeFarm, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await sendMissed(services, farm, stopping);
    const untilNext = everySeconds - (secondOf(services) % everySeconds);
    // Stopped while it waits.
    await pause(untilNext * 1000, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}

async function sendMissed(services: SensorServices, farm: MadeFarm, stopping: AbortSignal): Promise<void> {
  const known = new Map((await seededNodes(services, ownerOf(farm))).map((row) => [row.externalId, row]));
  const now = secondOf(services);
  for (const device of demoDevices()) {
    const heardAt = known.get(device.node.externalId)?.heardAt;
    if (!heardAt) continue;
    const after = Math.max(heardAt.getTime() / 1000, now - demoDays * daySeconds);
    await keepSeededUplinks(services, farm.farmId, uplinksBetween([device], after, now), stopping);
  }
}

function secondOf({ clock }: SensorServices): number {
  return Math.floor(clock.now().getTime() / 1000);
}

/** The owner of the farm, in whose name it is told what was done. */
export function ownerOf({ farmId, userId }: MadeFarm): PossibleActor & FarmScope {
  return { userId, originalUserId: null, requestId: null, memberships: [farmId], farmIds: [farmId] };
}
