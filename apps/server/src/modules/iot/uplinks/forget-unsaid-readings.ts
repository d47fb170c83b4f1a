import { withFarm } from '#server/db/farm-scope.ts';
import { holdStoring } from '#server/telemetry/hold-storing.ts';
import type { StoredNode } from '../nodes/nodes.repository.ts';
import { requireNode } from '../nodes/require-node.ts';
import { timeOfReading } from './believable-time.ts';
import { decodeUplink } from './decode-uplink.ts';
import { forgetOtherReadings } from './forget-other-readings.ts';
import { envelopeOf } from './kept-envelope.ts';
import { findKeptMessages, lastMessage, type KeptMessage } from './kept-messages.repository.ts';
import { findFirstReading, type TimeSpan } from './other-readings.repository.ts';
import { restOfMonth, tellsOf, type Again } from './read-pieces.ts';
import { findSensors, sensorKey, type SensorRow } from './sensors.repository.ts';

/**
 * Takes away, month by month, what a node is kept to have measured and none of the messages says that were read; false where
 * one was kept after the last of them.
 */
export async function forgetUnsaidReadings(again: Again, last: number): Promise<boolean> {
  const { services, farmId, nodeId, kept } = again;
  let since = kept.messages && addDay(kept.messages);
  for (;;) {
    const from = since;
    const first = await withFarm(services.database, farmId, (tx) => findFirstReading(tx, { farmId, nodeId }, from));
    if (!first) return true;
    const month = restOfMonth(first);
    if (!(await forgetUnsaidIn(again, month, last))) return false;
    since = month.ends;
  }
}

/** What was measured soon after messages begin to be kept may stand in one that was not kept: clocks differ. */
function addDay(at: Date): Date {
  return new Date(at.getTime() + 86_400_000);
}

async function forgetUnsaidIn(again: Again, month: TimeSpan, last: number): Promise<boolean> {
  const { services, farmId, nodeId, change } = again;
  const node = await change(
    (tx) => requireNode(tx, nodeId, farmId),
    (_, known) => Promise.resolve(known),
  );
  const said = await saidIn(again, node, month);
  for (const sensor of await withFarm(services.database, farmId, (tx) => findSensors(tx, nodeId))) {
    const isAllRead = await change(
      async (tx) => {
        await holdStoring(tx);
        await requireNode(tx, nodeId, farmId);
        return (await lastMessage(tx, { farmId, nodeId })) <= last;
      },
      async (tx, isAll) => {
        const measured = { ...month, instants: instantsOf(said, sensor) };
        if (isAll) await forgetOtherReadings(tx, sensor, measured, services.clock.now());
        return isAll;
      },
    );
    if (!isAllRead) return false;
  }
  return true;
}

/** At which instants sensors have measured something, in milliseconds since 1970. */
type Said = Map<string, Set<number>>;

function instantsOf(said: Said, { farmId, nodeId, ...sensor }: SensorRow): Date[] {
  return [...(said.get(sensorKey({ farmId, id: nodeId }, sensor)) ?? [])].map((at) => new Date(at));
}

/** What messages say of some time: those of the pieces are read that may tell of it. */
async function saidIn({ services, farmId, nodeId, pieces }: Again, node: StoredNode, time: TimeSpan): Promise<Said> {
  const said: Said = new Map();
  for (const piece of pieces.filter(tellsOf(time))) {
    const wanted = { farmId, nodeId, since: piece.since, after: piece.after, upTo: piece.upTo };
    const messages = await withFarm(services.database, farmId, (tx) => findKeptMessages(tx, wanted));
    for (const message of messages) noteSaid(said, message, { node, time });
  }
  return said;
}

function noteSaid(
  said: Said,
  message: KeptMessage,
  { node, time: { begins, ends } }: { readonly node: StoredNode; readonly time: TimeSpan },
): void {
  const decoded = decodeUplink(envelopeOf(message), node);
  if (decoded.state !== 'READ') return;
  for (const reading of decoded.readings) {
    const at = timeOfReading(reading, message.at);
    if (at < begins || at >= ends) continue;
    const key = sensorKey(node, reading);
    const instants = said.get(key) ?? new Set();
    said.set(key, instants.add(at.getTime()));
  }
}
