import { boundedObject } from '@brazda/domain/sensors/json-values.ts';
import { bareEnvelope, type Envelope } from '@brazda/domain/sensors/envelopes/envelope.ts';
import type { DecodedReading } from '@brazda/domain/sensors/reading.ts';
import { z } from 'zod';
import { withFarm, type FarmChange } from '#server/db/farm-scope.ts';
import { toldBy } from '#server/foundation/settings.ts';
import { farmJobKind, type FarmJob, type Lane } from '#server/jobs/job-kinds.ts';
import { recordEvent } from '#server/live/outbox.ts';
import type { Services } from '#server/services.ts';
import { createParts } from '#server/telemetry/parts.ts';
import type { StoredNode } from '../nodes/nodes.repository.ts';
import { requireNode } from '../nodes/require-node.ts';
import { keptSince } from '../retention/kept-since.ts';
import { retentionSettings } from '../retention/retention-settings.ts';
import { decodeUplink } from './decode-uplink.ts';
import { findKeptMessages, settleMessages, type KeptMessage } from './kept-messages.repository.ts';
import { noteHeard } from './messages.repository.ts';
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

/** Piece by piece, from the oldest; a piece that was done is done again without harm. */
export async function readMessagesAgain(
  { config, database, clock, nudgeFollowers }: Pick<Services, 'config' | 'database' | 'clock' | 'nudgeFollowers'>,
  { farmId, payload: { nodeId }, change }: FarmJob<{ readonly nodeId: number }>,
): Promise<void> {
  const parts = createParts(database);
  const retention = toldBy(config, retentionSettings);
  let after: KeptMessage | undefined;
  for (;;) {
    const messages = await withFarm(database, farmId, (tx) => findKeptMessages(tx, { farmId, nodeId, after, atOnce }));
    if (messages.length === 0) break;
    const now = clock.now();
    const envelopes = messages.map((message) => ({ message, envelope: envelopeOf(message) }));
    await parts.withParts(() =>
      change(
        (tx) => requireNode(tx, nodeId, farmId),
        (tx, node) => readPiece(tx, node, { envelopes, storing: { parts, now, kept: keptSince(retention, now) } }),
      ),
    );
    after = messages.at(-1);
  }
  await change((tx) => recordEvent(tx, { farmId, topic: 'nodes.changed' }));
  nudgeFollowers();
}

interface Piece {
  readonly envelopes: readonly { readonly message: KeptMessage; readonly envelope: Envelope }[];
  readonly storing: Storing;
}

async function readPiece(tx: FarmChange, node: StoredNode, { envelopes, storing }: Piece): Promise<void> {
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
  await storeReadings(
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
