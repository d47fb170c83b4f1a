import {
  playedGround,
  playedModels,
  type PlayedGround,
  type PlayedModel,
} from '@brazda/domain/sensors/played/devices.ts';
import type { PlayedPlace } from '@brazda/domain/sensors/played/days.ts';
import { chance } from '@brazda/domain/sensors/played/noise.ts';

export type Network = 'CHIRPSTACK' | 'THINGS_STACK' | 'SIGFOX';

/** A device of a farm, which one network hears. */
export interface FarmDevice {
  readonly number: number;
  readonly model: PlayedModel;
  readonly network: Network;
  /** The EUI of a LoRaWAN device, the id of one of Sigfox: upper-case hexadecimal. */
  readonly externalId: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly ground: PlayedGround;
}

export interface FarmWishes {
  readonly count: number;
  readonly place: PlayedPlace;
}

export const mostDevices = 1000;

/** As farms buy them: more soil and air probes than weather stations. */
const mix = [
  ...['helix', 'teros12', 'thermometer', 'wind', 'soilProbe', 'station', 'leafProbe', 'store'],
  ...['rain', 'teros21', 'airProbe', 'soil'],
] as const satisfies readonly (keyof typeof playedModels)[];

/** Within so many degrees of the place. */
const spread = 0.02;
/** Who stands to the east hears of a front some minutes later. */
const mostLaterSeconds = 900;

/** The devices of a farm: the same ones at every run. */
export function devicesOfFarm({ count, place }: FarmWishes): readonly FarmDevice[] {
  const ground = playedGround(place);
  return Array.from({ length: count }, (_, number): FarmDevice => {
    const model: PlayedModel = playedModels[mix[number % mix.length] ?? 'helix'];
    const network = networkOf(model, number);
    const later = Math.floor(mostLaterSeconds * chance(place.seed + 50, number));
    return {
      ...{ number, model, network, externalId: externalIdOf(network, number) },
      longitude: place.longitude + spread * (chance(place.seed + 51, number) - 0.5),
      latitude: place.latitude + spread * (chance(place.seed + 52, number) - 0.5),
      ground: {
        weather: (second) => ground.weather(second - later),
        store: (second) => ground.store(second - later * 50),
      },
    };
  });
}

function networkOf({ isOfSigfox }: PlayedModel, number: number): Network {
  const round = Math.floor(number / mix.length);
  if (isOfSigfox && round % 3 === 1) return 'SIGFOX';
  return round % 2 === 0 ? 'CHIRPSTACK' : 'THINGS_STACK';
}

/** LoRaWAN EUIs begin as those of Dragino do; ids of Sigfox are short. */
function externalIdOf(network: Network, number: number): string {
  return network === 'SIGFOX'
    ? (0x30_0000 + number).toString(16).toUpperCase()
    : `A84041${number.toString(16).toUpperCase().padStart(10, '0')}`;
}
