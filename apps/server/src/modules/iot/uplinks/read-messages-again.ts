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
import { decodeUplink, type Decoded } from './decode-uplink.ts';
import { forgetUnsaidReadings } from './forget-unsaid-readings.ts';
import { envelopeOf } from './kept-envelope.ts';
import { findKeptMessages, lastMessage, settleMessages, type KeptMessage } from './kept-messages.repository.ts';
import { noteHeard } from './messages.repository.ts';
import { readPiece, type Again, type ReadPiece } from './read-pieces.ts';
import { storeReadings, type StoredReadings, type Storing } from './store-uplinks.ts';

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
 * Piece by piece, from the oldest; a piece that was done is done again without harm. Then, month by month, what the node is
 * kept to have measured and none of its messages says any more is taken away. Of a piece no more is kept in mind than of which
 * time it tells, however much the node has sent.
 */
export async function readMessagesAgain(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'nudgeFollowers'>,
  { farmId, payload: { nodeId }, change }: FarmJob<{ readonly nodeId: number }>,
): Promise<void> {
  const kept = keptSince(toldBy(services.config, retentionSettings), services.clock.now());
  const again: Again = { services, farmId, nodeId, change, kept, settled: new Set(), pieces: [] };
  let last = 0;
  // What is kept meanwhile is read as well: what is not read is taken for not measured.
  do last = await readSince(again, last);
  while (!(await forgetUnsaidReadings(again, last)));
  await change((tx) => recordEvent(tx, { farmId, topic: 'nodes.changed' }));
  services.nudgeFollowers();
}

/** Reads what was kept after one message; gives the number of the last that was there when that began. */
async function readSince(again: Again, since: number): Promise<number> {
  const { services, farmId, nodeId, change, kept, settled, pieces } = again;
  const { database, clock } = services;
  const parts = createParts(database);
  const last = await withFarm(database, farmId, (tx) => lastMessage(tx, { farmId, nodeId }));
  let after: KeptMessage | undefined;
  for (;;) {
    const wanted = { farmId, nodeId, since, after, upTo: atOnce };
    const messages = await withFarm(database, farmId, (tx) => findKeptMessages(tx, wanted));
    const upTo = messages.at(-1);
    if (!upTo) return last;
    const now = clock.now();
    const { written, told } = await parts.withParts(() =>
      change(
        (tx) => requireNode(tx, nodeId, farmId),
        (tx, node) => storePiece(tx, node, { messages, storing: { parts, now, kept, settled } }),
      ),
    );
    for (const id of told) settled.add(id);
    const piece = readPiece({ since, after: placeOf(after), upTo: { at: upTo.at, id: upTo.id } }, written);
    if (piece) pieces.push(piece);
    after = upTo;
  }
}

/** Without the message itself, which would be kept in mind for as long. */
function placeOf(message: KeptMessage | undefined): ReadPiece['after'] {
  return message && { at: message.at, id: message.id };
}

interface Piece {
  readonly messages: readonly KeptMessage[];
  readonly storing: Storing;
}

interface Read {
  readonly message: KeptMessage;
  readonly decoded: Decoded;
}

async function storePiece(tx: FarmChange, node: StoredNode, { messages, storing }: Piece): Promise<StoredReadings> {
  const read = messages.map((message): Read => ({ message, decoded: decodeUplink(envelopeOf(message), node) }));
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
