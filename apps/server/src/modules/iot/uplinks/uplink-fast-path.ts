import type { IncomingMessage } from 'node:http';
import { uplinkNetworks, uplinks } from '@brazda/contract/iot/uplinks.ts';
import { isRecord } from '@brazda/domain/sensors/json-values.ts';
import { LRUCache } from 'lru-cache';
import type { KnownDevice } from '#server/access/known-device.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { FastPath } from '#server/http/fast-paths.ts';
import { isAnnouncedLonger, readShortBody } from '#server/http/short-body.ts';
import { faultsOf } from '#server/http/validation-faults.ts';
import type { Services } from '#server/services.ts';
import type { DeviceKeys } from '../access-keys/device-keys.ts';
import { receiveUplink, type ReceivedUplink, type UplinkNetwork } from './receive-uplink.ts';
import { shownKey } from './shown-key.ts';
import { uplinkBody } from './uplink-body.ts';

const prefix = '/iot/uplinks/';
const networks: ReadonlyMap<string, UplinkNetwork> = new Map(uplinkNetworks.map((network) => [network, network]));
const { body: bodySchema, query: querySchema, largestBody } = uplinks.receive;

const kept = JSON.stringify({ received: true });
const answerHeaders = [
  ...['content-type', 'application/json; charset=utf-8', 'content-length', String(kept.length)],
  ...['cache-control', 'private, no-store', 'x-content-type-options', 'nosniff'],
];

interface Address {
  readonly network: UplinkNetwork;
  readonly event?: string | undefined;
  readonly key?: string | undefined;
}

/** Longer than all that an address of ours says. */
const longestAddress = 300;

/** A network server sends to one or two, each thousands of times. */
const addresses = new LRUCache<string, Address>({ max: 1000 });

/**
 * Takes messages in as network servers send them, before anything that other calls pass: thousands come each second. The
 * body is read once the key is known, as JSON whatever media type it names, for simple devices name none; and what is no
 * message is kept for its farm to see. What is unusual goes the way of all calls.
 */
export function uplinkFastPath(
  services: Pick<Services, 'telemetry' | 'clock'>,
  keys: DeviceKeys,
  counters: Record<'kept' | 'refused', number>,
): FastPath {
  return ({ raw, answer, goOn }) => {
    const address = addressOf(raw);
    if (!address || isAnnouncedLonger(raw, largestBody)) return false;
    const refuse = (error: unknown): void => {
      counters.refused += 1;
      goOn(error as Error);
    };
    const take = (device: KnownDevice): void =>
      readShortBody(raw, {
        largest: largestBody,
        tooLarge: () => refuse(new Failure('request.tooLarge')),
        done: (body) => {
          keep(services, { device, network: address.network, event: address.event }, body).then(() => {
            counters.kept += 1;
            answer().writeHead(202, answerHeaders).end(kept);
          }, refuse);
        },
      });
    const key = shownKey(raw.headers.authorization, address.key);
    const device = keys.known(key);
    if (device) take(device);
    else keys.find(key).then(take, refuse);
    return true;
  };
}

async function keep(
  services: Pick<Services, 'telemetry' | 'clock'>,
  { device, network, event }: Omit<ReceivedUplink, 'body'>,
  body: Buffer,
): Promise<void> {
  const { text, value } = uplinkBody(body);
  await receiveUplink(services, { device, network, event, body: text });
  if (isRecord(value)) return;
  // Its farm sees it among the messages, and its sender hears of it.
  const faults = value === undefined ? undefined : bodySchema.safeParse(value, { reportInput: true }).error;
  throw faults
    ? new Failure('validation.failed', { fields: faultsOf(faults, 'body') })
    : new Failure('request.malformed');
}

/** Where a message is sent to; undefined where it is none that is taken in here. */
function addressOf({ headers, method, url = '' }: IncomingMessage): Address | undefined {
  if (method !== 'POST' || !url.startsWith(prefix)) return undefined;
  if (headers.origin !== undefined || headers['content-encoding'] !== undefined) return undefined;
  return addresses.get(url) ?? readAddress(url);
}

/** What an address says. */
function readAddress(url: string): Address | undefined {
  if (url.length > longestAddress) return undefined;
  const [name = '', search = ''] = url.slice(prefix.length).split('?', 2);
  // The Things Stack joins a base and a path, and whoever types both ends one with a slash.
  const network = networks.get(name.replace(/\/$/, ''));
  const asked = querySchema.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!network || !asked.data) return undefined;
  const address = { network, ...asked.data };
  addresses.set(url, address);
  return address;
}
