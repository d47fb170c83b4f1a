import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { playedGround, type PlayedGround, type PlayedModel } from '@brazda/domain/sensors/played/devices.ts';
import type { PlayedPlace } from '@brazda/domain/sensors/played/days.ts';
import { playedStore } from '@brazda/domain/sensors/played/weather.ts';
import type { SeededNode, SeededUplink } from '../../modules/iot/public.ts';

/** So often devices of seeded farms measure: each half hour of a chart has a value. */
export const everySeconds = 1800;

/** A device of a seeded farm: the node that the farm knows it by, and what it sends of an instant. */
export interface SeededDevice {
  readonly node: SeededNode;
  /** As one gateway has heard it, or another that has heard it too. */
  readonly uplinkOf: (second: number, gateway?: 0 | 1) => SeededUplink;
}

const gateways = ['0016c001f153a14c', '0016c001f153a14d'] as const;

export type DeviceNames = Pick<SeededNode, 'name' | 'externalId' | 'place' | 'base'>;

/** A device with a radio, as ChirpStack hands on the bytes that it sends. */
export function radioDevice(names: DeviceNames, model: PlayedModel, ground: PlayedGround): SeededDevice {
  const networkType: NetworkType = 'CHIRPSTACK';
  return {
    node: { ...names, networkType, deviceType: model.deviceType },
    uplinkOf: (second, gateway = 0) => {
      const index = Math.floor(second / everySeconds) % 100_000;
      const body = {
        // The same each time that it is made, so that what is sent again changes nothing.
        deduplicationId: `${names.externalId} ${second}`,
        time: new Date(second * 1000).toISOString(),
        deviceInfo: { applicationName: 'Farma', deviceName: names.name, devEui: names.externalId.toLowerCase() },
        ...{ dr: 5, fCnt: index, fPort: model.port },
        data: Buffer.from(model.encode(ground, second, index)).toString('base64'),
        rxInfo: [{ gatewayId: gateways[gateway], rssi: -80 - (index % 17) - 12 * gateway, snr: 7.5 - 5 * gateway }],
      };
      return { network: 'chirpstack', event: 'up', body: JSON.stringify(body) };
    },
  };
}

const siloLevels = 5;

/** A silo of a maker whose payloads nobody has published: its gateway sends what it has read, a value for each level. */
export function siloDevice(names: DeviceNames, place: PlayedPlace): SeededDevice {
  const levelsAt = playedStore(place, siloLevels);
  return {
    node: { ...names, networkType: 'GENERIC', deviceType: 'SILO_V5' },
    uplinkOf: (second) => {
      const time = new Date(second * 1000).toISOString();
      const readings = levelsAt(second).map((value, at) => ({
        ...{ feature: 'STORAGE_TEMPERATURE', level: at + 1, value: Math.round(value * 10) / 10 },
      }));
      return { network: 'generic', event: undefined, body: JSON.stringify({ id: names.externalId, time, readings }) };
    },
  };
}

/**
 * What devices measure after one second up to and with another: the newest first, so that nobody is told that they are silent
 * while the rest is on its way, then from the oldest on.
 */
export function* uplinksBetween(devices: readonly SeededDevice[], after: number, to: number): Generator<SeededUplink> {
  const first = (Math.floor(after / everySeconds) + 1) * everySeconds;
  const newest = Math.floor(to / everySeconds) * everySeconds;
  if (newest < first) return;
  for (const { uplinkOf } of devices) yield uplinkOf(newest);
  for (let second = first; second < newest; second += everySeconds)
    for (const { uplinkOf } of devices) yield uplinkOf(second);
}

/** The weather about a place of a farm, the same for all of its devices. */
export function groundAt(
  [longitude, latitude]: SeededNode['place'],
  seed: number,
): {
  readonly ground: PlayedGround;
  readonly place: PlayedPlace;
} {
  const place = { seed, longitude, latitude, elevation: usualElevation };
  return { place, ground: playedGround(place) };
}

/** Metres above the sea, as farms in the Czech highlands lie. */
const usualElevation = 480;
