import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { monthOf, yearOf, type Parts } from '#server/telemetry/parts.ts';
import { judgeAlarms, judgeRain } from '../alarms/judge-alarms.ts';
import { isKept, type KeptSince } from '../retention/kept-since.ts';
import { timeFault, timeOfReading } from './believable-time.ts';
import { decodeUplink, type Decoded } from './decode-uplink.ts';
import { noteKeyUses } from '../access-keys/access-keys.repository.ts';
import { computeHalfHours } from './compute-half-hours.ts';
import { keepNewestRain } from './keep-newest-rain.ts';
import {
  findNodes,
  insertMessages,
  nodeKey,
  noteHeard,
  type FoundNodes,
  type Heard,
  type KnownNode,
  type NewMessage,
} from './messages.repository.ts';
import { insertReadings, keepLast, type NewReading } from './readings.repository.ts';
import type { HeardNode } from './tell-heard.ts';
import type { Uplink } from './read-uplink.ts';
import { requireSensors } from './sensors.repository.ts';

/** A message with what is known of its device, and of what it says. */
interface Judged {
  readonly uplink: Uplink;
  readonly node: KnownNode | undefined;
  readonly outcome: Decoded | { readonly state: 'PARKED' | 'REFUSED'; readonly reason: string | null };
}

/** Where it is stored, and when. */
export interface Storing {
  readonly parts: Parts;
  readonly now: Date;
  readonly kept: KeptSince;
  /** Where all that a node has sent is read once more: which of its sensors are known to be what they are said to be now. */
  readonly settled?: ReadonlySet<number>;
}

/** What came of storing messages. */
export interface StoredUplinks {
  /** The nodes that were heard. */
  readonly heard: readonly HeardNode[];
  /** How many sensors were made that were not known before. */
  readonly made: number;
}

/** What came of storing what was measured. */
export interface StoredReadings extends Pick<StoredUplinks, 'made'> {
  readonly written: readonly NewReading[];
  /** The sensors of which something was measured. */
  readonly told: ReadonlySet<number>;
}

/** Writes messages that were not written before, and what they measured. */
export async function storeUplinks(tx: FarmChange, sent: readonly Uplink[], storing: Storing): Promise<StoredUplinks> {
  await noteKeyUses(
    tx,
    sent.flatMap(({ farmId, keyId, receivedAt: at }) => (keyId === null ? [] : [{ farmId, keyId, at }])),
  );
  const uplinks = sent.filter(({ at }) => isKept(at, storing.kept.messages));
  storing.parts.require(uplinks.map(({ at }) => monthOf('iot.message', at)));
  const nodes = await findNodes(
    tx,
    uplinks.flatMap(({ envelope }) => envelope?.externalId ?? []),
    uplinks.flatMap(({ keyNodeId }) => keyNodeId ?? []),
  );
  return storeJudged(
    tx,
    uplinks.map((uplink) => judge(uplink, nodes)),
    storing,
  );
}

function judge(uplink: Uplink, { inUse, putAway }: FoundNodes): Judged {
  const { envelope, refused, keyNodeId } = uplink;
  const key = nodeKey({ ...uplink, externalId: envelope?.externalId ?? '' });
  const node = inUse.get(key);
  if (refused || !envelope) return { uplink, node, outcome: { state: 'REFUSED', reason: refused } };
  // What a node sends with a key of its own after it was put away waits, as what it sends with that of its farm.
  const isOfPutAway = keyNodeId !== null && node === undefined && putAway.get(keyNodeId) === key;
  if (keyNodeId !== null && keyNodeId !== node?.id && !isOfPutAway)
    return { uplink, node: undefined, outcome: { state: 'REFUSED', reason: 'KEY_OF_OTHER_NODE' } };
  if (!node) return { uplink, node, outcome: { state: 'PARKED', reason: null } };
  return { uplink, node, outcome: decodeUplink(envelope, node) };
}

async function storeJudged(tx: FarmChange, judged: readonly Judged[], storing: Storing): Promise<StoredUplinks> {
  const isNew = await insertMessages(tx, judged.map(messageOf));
  const fresh = judged.filter(({ uplink }) => isNew(uplink));
  await noteHeard(tx, fresh.flatMap(heardOf));
  const { made } = await storeReadings(
    tx,
    fresh.flatMap(({ uplink, node, outcome }) =>
      node && outcome.state === 'READ'
        ? [{ node, at: uplink.at, receivedAt: uplink.receivedAt, decoded: outcome }]
        : [],
    ),
    storing,
  );
  return { heard: fresh.flatMap(({ node }) => node ?? []), made };
}

interface Read {
  readonly node: KnownNode;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly decoded: Extract<Decoded, { readonly state: 'READ' }>;
}

/** Writes what was measured, and what follows from it: the newest values, and the half hours that it is in. */
export async function storeReadings(
  tx: FarmChange,
  read: readonly Read[],
  { parts, now, kept, settled }: Storing,
): Promise<StoredReadings> {
  const sensors = await requireSensors(
    tx,
    read.flatMap(({ node, decoded }) => decoded.readings.map((reading) => ({ node, reading }))),
    settled,
  );
  const told = read.flatMap(({ node, at, receivedAt, decoded }) =>
    decoded.readings.flatMap((reading) => {
      const sensor = sensors.find(node, reading);
      return sensor ? [{ sensor, at: timeOfReading(reading, at), value: reading.value, receivedAt }] : [];
    }),
  );
  // What a device says of its own time may be as wrong as what its network says.
  // A half hour whose values are gone would be worked out anew of those that come late alone.
  const readings = told.filter(({ at, receivedAt }) => !timeFault(at, receivedAt) && isKept(at, kept.readings));
  parts.require(readings.flatMap(({ at }) => [monthOf('iot.reading', at), yearOf('iot.half_hour', at)]));
  const written = await insertReadings(tx, readings);
  await judgeAlarms(tx, written, now);
  await keepLast(tx, written);
  await computeHalfHours(tx, written);
  await judgeRain(tx, await keepNewestRain(tx, written), now);
  for (const farmId of sensors.farmsOfNew) await recordEvent(tx, { farmId, topic: 'nodes.changed' });
  return { written, made: sensors.made, told: new Set(told.map(({ sensor }) => sensor.id)) };
}

const unknownEnvelope = { externalId: null, port: null, frameCounter: null, payload: null, rssi: null, snr: null };

function messageOf({ uplink, node, outcome }: Judged): NewMessage {
  const { farmId, at, digest, receivedAt, networkType, envelope, content } = uplink;
  const { externalId, port, frameCounter, payload, rssi, snr } = envelope ?? unknownEnvelope;
  return {
    ...{ farmId, at, digest, receivedAt, networkType, content, externalId, port, frameCounter, payload, rssi, snr },
    nodeId: node?.id ?? null,
    state: outcome.state,
    reason: outcome.state === 'READ' ? null : outcome.reason,
  };
}

function heardOf({ uplink: { at, envelope }, node, outcome }: Judged): Heard[] {
  if (!node || !envelope) return [];
  const isUnreadable = outcome.state === 'UNREADABLE';
  return [{ farmId: node.farmId, nodeId: node.id, at, rssi: envelope.rssi, snr: envelope.snr, isUnreadable }];
}
