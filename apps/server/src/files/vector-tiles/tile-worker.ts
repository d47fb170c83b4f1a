import { parentPort, workerData } from 'node:worker_threads';
import { createTileRoom } from './tile-room.ts';
import type { TileQuestion, TileReply } from './tile-worker-messages.ts';

// Only createTileCutter starts this program, and always with these.
const { indexBytes } = workerData as { indexBytes: number };
const room = createTileRoom(indexBytes);

parentPort?.on('message', (questions: readonly TileQuestion[]) => {
  const replies = questions.map(replyTo);
  const moved = replies.flatMap(({ answer }) =>
    answer && 'bytes' in answer && answer.bytes ? answer.bytes.buffer : [],
  );
  parentPort?.postMessage(replies, moved);
});

function replyTo({ number, task }: TileQuestion): TileReply {
  try {
    return { number, answer: room.perform(task) };
  } catch (error) {
    return { number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
