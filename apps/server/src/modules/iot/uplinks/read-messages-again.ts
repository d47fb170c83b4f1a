import { boundedObject } from '@brazda/domain/sensors/json-values.ts';
import { bareEnvelope, type Envelope } from '@brazda/domain/sensors/envelopes/envelope.ts';
import type { DecodedReading } from '@brazda/domain/sensors/reading.ts';
import { z } from 'zod';
import { withFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { toldBy } from '#server/foundation/settings.ts';
import { farmJobKind, type FarmJob, type Lane } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { holdStoring } from '#server/telemetry/hold-storing.ts';
import { createParts } from '#server/telemetry/parts.ts';
import type { StoredNode } from '../nodes/nodes.repository.ts';
import { requireNode } from '../nodes/require-node.ts';
import { keptSince, type KeptSince } from '../retention/kept-since.ts';
import { retentionSettings } from '../retention/retention-settings.ts';
import { decodeUplink } from './decode-uplink.ts';
import { forgetOtherReadings } from './forget-other-readings.ts';
import { findKeptMessages, lastMessage, settleMessages, type KeptMessage } from './kept-messages.repository.ts';
import { noteHeard } from './messages.repository.ts';
import type { NewReading } from './readings.repository.ts';
import { findSensors } from './sensors.repository.ts';
import { storeReadings, type Storing } from './store-uplinks.ts';

const sensorsLane: Lane = { name: 'sensors', atOnce: 1 };
const atOnce = 200;

/** Reads what a node has sent: before it was known, or before it was known what it is. */
export const readMessagesJob = farmJobKind({
  name: 'read-messages',
  lane: sensorsLane,
  payload: z.object({ nodeId: z.int() }),
  key: ({ nodeId }) => String(nodeId),
});

/**
 * Piece by piece, from the oldest; a piece that was done is done again without harm. Then what the node is kept to have
 * measured and none of its messages says any more is taken away.
 */
export async function readMessagesAgain(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'nudgeFollowers'>,
  { farmId, payload: { nodeId }, change }: FarmJob<{ readonly nodeId: number }>,
): Promise<void> {
  const kept = keptSince(toldBy(services.config, retentionSettings), services.clock.now());
  const again: Again = { services, farmId, nodeId, change, kept, settled: new Set(), said: new Map() };
  let last = 0;
  // What is kept meanwhile is read as well: what is not read is taken for not measured.
  do last = await readSince(again, last);
  while (!(await forgetWhatIsNotSaid(again, last)));
  await change((tx) => recordEvent(tx, { farmId, topic: 'nodes.changed' }));
  services.nudgeFollowers();
}

interface Again extends Pick<FarmJob, 'farmId' | 'change'> {
  readonly services: Pick<Services, 'database' | 'clock'>;
  readonly nodeId: number;
  readonly kept: KeptSince;
  readonly settled: Set<number>;
  /** At which instants sensors have measured something, by what was read so far: milliseconds since 1970. */
  readonly said: Map<number, Set<number>>;
}

/** Reads what was kept after one message; gives the number of the last that was there when that began. */
async function readSince(again: Again, since: number): Promise<number> {
  const { services, farmId, nodeId, change, kept, settled } = again;
  const { database, clock } = services;
  const parts = createParts(database);
  const last = await withFarm(database, farmId, (tx) => lastMessage(tx, { farmId, nodeId }));
  let after: KeptMessage | undefined;
  for (;;) {
    const wanted = { farmId, nodeId, since, after, atOnce };
    const messages = await withFarm(database, farmId, (tx) => findKeptMessages(tx, wanted));
    if (messages.length === 0) return last;
    const now = clock.now();
    const envelopes = messages.map((message) => ({ message, envelope: envelopeOf(message) }));
    const written = await parts.withParts(() =>
      change(
        (tx) => requireNode(tx, nodeId, farmId),
        (tx, node) => readPiece(tx, node, { envelopes, storing: { parts, now, kept, settled } }),
      ),
    );
    for (const { sensor, at } of written) instantsOf(again, sensor.id).add(at.getTime());
    after = messages.at(-1);
  }
}

function instantsOf({ said }: Again, sensorId: number): Set<number> {
  const known = said.get(sensorId) ?? new Set();
  said.set(sensorId, known);
  return known;
}

/** False where a message was kept after the last that was read. */
async function forgetWhatIsNotSaid(again: Again, last: number): Promise<boolean> {
  const { services, farmId, nodeId, change, kept } = again;
  for (const sensor of await withFarm(services.database, farmId, (tx) => findSensors(tx, nodeId))) {
    const instants = [...instantsOf(again, sensor.id)].map((at) => new Date(at));
    const measured = { instants, since: kept.messages && addDay(kept.messages) };
    const isAllRead = await change(
      async (tx) => {
        await holdStoring(tx);
        await requireNode(tx, nodeId, farmId);
        return (await lastMessage(tx, { farmId, nodeId })) <= last;
      },
      async (tx, isAll) => {
        if (isAll) await forgetOtherReadings(tx, sensor, measured, services.clock.now());
        return isAll;
      },
    );
    if (!isAllRead) return false;
  }
  return true;
}

/** What was measured soon after messages begin to be kept may stand in one that was not kept: clocks differ. */
function addDay(at: Date): Date {
  return new Date(at.getTime() + 86_400_000);
}

interface Piece {
  readonly envelopes: readonly { readonly message: KeptMessage; readonly envelope: Envelope }[];
  readonly storing: Storing;
}

async function readPiece(
  tx: FarmChange,
  node: StoredNode,
  { envelopes, storing }: Piece,
): Promise<readonly NewReading[]> {
  const read = envelopes.map(({ message, envelope }) => ({ message, decoded: decodeUplink(envelope, node) }));
  await settleMessages(
    tx,
    read.map(({ message, decoded }) => ({
      message,
      nodeId: node.id,
      state: decoded.state,
      reason: decoded.state === 'READ' ? null : decoded.reason,
    })),
  );
  // What had waited for the node was heard of it; and whether the last of it can be read is known anew.
  await noteHeard(
    tx,
    read.map(({ message: { farmId, at, rssi, snr }, decoded }) => ({
      ...{ farmId, nodeId: node.id, at, rssi, snr },
      isUnreadable: decoded.state === 'UNREADABLE',
    })),
  );
  return storeReadings(
    tx,
    read.flatMap(({ message: { at, receivedAt }, decoded }) =>
      decoded.state === 'READ' ? [{ node, at, receivedAt, decoded }] : [],
    ),
    storing,
  );
}

function envelopeOf({ networkType, externalId, at, port, payload, content }: KeptMessage): Envelope {
  const said: unknown = content === null ? null : JSON.parse(content);
  return {
    ...bareEnvelope({ networkType, externalId, at, dedupKey: '' }),
    ...{ port, payload },
    object: boundedObject(said),
    // Written by us of what was understood.
    readings: Array.isArray(said) ? (said as readonly DecodedReading[]) : null,
  };
}
