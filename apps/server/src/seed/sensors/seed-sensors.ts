import { playedModels } from '@brazda/domain/sensors/played/devices.ts';
import { addSeededNodes, keepSeededUplinks, type SeededUplink } from '../../modules/iot/public.ts';
import type { LandFile } from '../../files/land/land-file.ts';
import { broughtUplinks, type Brought } from './brought-by-networks.ts';
import type { MadeFarm } from '../make-whole-farm.ts';
import { ownerOf, type SensorServices } from './demo-sensors.ts';
import { middleOf } from './middle-of-land.ts';
import { groundAt, radioDevice, siloDevice, type SeededDevice } from './seeded-devices.ts';

export interface SensorWishes {
  readonly sensors: number;
  /** Up to now. */
  readonly days: number;
}

/** As farms buy them. */
const models = [
  ...[playedModels.helix, playedModels.wind, playedModels.teros12, playedModels.thermometer, playedModels.teros21],
  ...[playedModels.station, playedModels.soilProbe, playedModels.leafProbe, playedModels.rain, playedModels.store],
];

/** The digits of a farm and of a device of it are those of an EUI. */
const digits = { farm: 6, device: 4 } as const;

/**
 * Gives a farm so many sensors, spread over its land, and what they measured, as networks bring it: with copies, late ones and
 * gaps. Gives how many messages that were.
 */
export async function seedSensors(
  services: SensorServices,
  farm: MadeFarm,
  file: Pick<LandFile, 'parcels'>,
  { sensors, days }: SensorWishes,
): Promise<number> {
  const now = Math.floor(services.clock.now().getTime() / 1000);
  const since = now - days * 86_400;
  const devices = devicesOn(farm.farmId, file, sensors);
  const nodes = devices.map(({ node }) => node);
  await addSeededNodes(services, ownerOf(farm), { farmId: farm.farmId, nodes, since: new Date(since * 1000) });
  const counted = { messages: 0 };
  await keepSeededUplinks(services, farm.farmId, eachCounted(broughtUplinks(devices, since, now), counted));
  return counted.messages;
}

/** Counts each message once while networks bring it. */
function* eachCounted(brought: Iterable<Brought>, counted: { messages: number }): Generator<SeededUplink> {
  for (const { uplink, isCopy } of brought) {
    if (!isCopy) counted.messages += 1;
    yield uplink;
  }
}

function devicesOn(farmId: number, { parcels }: Pick<LandFile, 'parcels'>, count: number): readonly SeededDevice[] {
  const [first] = parcels;
  const { ground, place: weatherPlace } = groundAt(first ? middleOf(first.polygons) : [15, 49.5], farmId);
  return Array.from({ length: count }, (_, number) => {
    const parcel = parcels[Math.floor((number * parcels.length) / count)];
    const place = parcel ? middleOf(parcel.polygons) : ([weatherPlace.longitude, weatherPlace.latitude] as const);
    const turn = number % (models.length + 1);
    const model = models[turn];
    if (!model)
      return siloDevice({ name: `Silo ${number + 1}`, externalId: `silo-${number + 1}`, place }, weatherPlace);
    const hexadecimal = (value: number, width: number): string => value.toString(16).toUpperCase().padStart(width, '0');
    const externalId = `A84041${hexadecimal(farmId, digits.farm)}${hexadecimal(number, digits.device)}`;
    return radioDevice({ name: `${model.name} ${number + 1}`, externalId, place }, model, ground);
  });
}
