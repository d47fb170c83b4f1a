import { chance } from '@brazda/domain/sensors/played/noise.ts';
import type { FarmDevice } from './devices-of-farm.ts';

/** A message of a device, as its network has it. */
export interface SentMessage {
  readonly device: FarmDevice;
  /** When the network heard it, in seconds since 1970. */
  readonly heard: number;
  /** When the network hands it on: later where a line was down, so that others have overtaken it. */
  readonly sent: number;
  /** Rises with each message, by more where some were lost. */
  readonly frameCounter: number;
  readonly payload: Uint8Array;
  /** How many gateways heard it. */
  readonly gateways: number;
  /** How often the network hands it on. */
  readonly copies: number;
}

/** How often what goes wrong in the field goes wrong here. */
const shares = { heardTwice: 0.3, handedOnTwice: 0.03, late: 0.02, silentHalfDays: 0.01 } as const;
const mostLateSeconds = 2 * 3600;
const spellSeconds = 12 * 3600;
const betweenKeptSeconds = 20;
const counterBegins = Date.UTC(2020, 0, 1) / 1000;

/**
 * What devices send between two seconds, in the order in which it is handed on. Some of it is heard by two gateways, handed on
 * twice, or hours late; devices fall silent for half a day, and those that keep what they measured meanwhile send it then.
 */
export function* sentMessages(devices: readonly FarmDevice[], from: number, to: number): Generator<SentMessage> {
  let waiting: SentMessage[] = [];
  for (let hour = from; hour < to; hour += 3600) {
    const end = Math.min(to, hour + 3600);
    const heard = devices.flatMap((device) => heardBetween(device, hour, end)).filter((message) => message.heard < to);
    const [due, later]: [SentMessage[], SentMessage[]] = [[], []];
    // Whoever stops listening is handed all that was heard by then.
    for (const message of [...waiting, ...heard]) (message.sent < end || end === to ? due : later).push(message);
    waiting = later;
    yield* due
      .map((message) => ({ ...message, sent: Math.min(message.sent, to) }))
      .toSorted((one, other) => one.sent - other.sent);
  }
}

function heardBetween(device: FarmDevice, from: number, to: number): SentMessage[] {
  const { everySeconds } = device.model;
  // Each has a clock of its own.
  const offset = Math.floor(everySeconds * chance(60, device.number));
  const first = Math.ceil((from - offset) / everySeconds);
  const last = Math.ceil((to - offset) / everySeconds) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).flatMap((index) => {
    const second = index * everySeconds + offset;
    if (isSilent(device, second)) return [];
    const payload = device.model.encode(device.ground, second, index % 100_000);
    return [message(device, second, payload), ...keptMessages(device, second)];
  });
}

function isSilent({ number }: FarmDevice, second: number): boolean {
  return chance(61 + number, Math.floor(second / spellSeconds)) < shares.silentHalfDays;
}

/** What a device has kept of a silent spell, with the first message after it. */
function keptMessages(device: FarmDevice, second: number): SentMessage[] {
  const { kept, everySeconds } = device.model;
  if (!kept || !isSilent(device, second - everySeconds)) return [];
  const begins = (Math.floor(second / spellSeconds) - 1) * spellSeconds;
  const count = Math.floor((second - begins - 1) / everySeconds);
  const seconds = Array.from({ length: count }, (_, at) => second - (count - at) * everySeconds);
  return Array.from({ length: Math.ceil(count / kept.most) }, (_, at) =>
    message(
      device,
      second + (at + 1) * betweenKeptSeconds,
      kept.encode(device.ground, seconds.slice(at * kept.most, (at + 1) * kept.most)),
    ),
  );
}

function message(device: FarmDevice, heard: number, payload: Uint8Array): SentMessage {
  const frameCounter = Math.floor((heard - counterBegins) / betweenKeptSeconds);
  const is = (what: number, share: number): boolean => chance(what + device.number, frameCounter) < share;
  const late = is(63_000, shares.late) ? Math.floor(mostLateSeconds * chance(64_000 + device.number, frameCounter)) : 0;
  return {
    ...{ device, heard, frameCounter, payload, sent: heard + 1 + late },
    gateways: is(65_000, shares.heardTwice) ? 2 : 1,
    copies: is(66_000, shares.handedOnTwice) ? 2 : 1,
  };
}
