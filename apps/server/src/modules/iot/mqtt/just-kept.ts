import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client, PublishPacket } from 'aedes';
import type { NumberedPacket } from './device-sessions.ts';

/** Longer than a device needs to come back after its link broke; after that the same number may be another message. */
const rememberedMilliseconds = 300_000;
const mostBytes = 16 * 1024 * 1024;
const bytesOfEntry = 250;

interface Kept {
  readonly digest: string;
  /** Rejects where it is not kept. */
  readonly keeping: Promise<void>;
}

/** Keeps a message that is sent again because its sender has not heard of the first time once. */
export interface JustKept {
  readonly keepOnce: (client: Client, packet: PublishPacket, keep: () => Promise<void>) => Promise<void>;
  /** The sender has heard: what comes under this number from now on is another message. */
  readonly forget: (client: Client, packet: NumberedPacket) => void;
}

/**
 * Remembers for some minutes, and within so many bytes, what was kept last under each number of each client. What is sent
 * again says so, and is the same as what is remembered; all else is kept. Where much else has come meanwhile one may be
 * kept twice: better than not at all.
 */
export function createJustKept(): JustKept {
  const remembered = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    ttl: rememberedMilliseconds,
    sizeCalculation: (_kept, name) => name.length * 2 + bytesOfEntry,
  });
  const keepAnew = async (name: string, digest: string, keep: () => Promise<void>): Promise<void> => {
    const keeping = keep();
    remembered.set(name, { digest, keeping });
    try {
      await keeping;
    } catch (error) {
      if (remembered.peek(name)?.keeping === keeping) remembered.delete(name);
      throw error;
    }
  };
  return {
    keepOnce: async (client, packet, keep) => {
      if (packet.qos === 0) return keep();
      const [name, digest] = [nameOf(client, packet), digestOf(packet)];
      const before = packet.dup ? remembered.get(name) : undefined;
      // The first may be on its way to the disk still, and not arrive there.
      if (before?.digest === digest && (await isKept(before))) return undefined;
      return keepAnew(name, digest, keep);
    },
    forget: (client, packet) => {
      remembered.delete(nameOf(client, packet));
    },
  };
}

/** A client's id is its farm's and key's own (`listen-to-devices.ts`). */
function nameOf(client: Client, { messageId }: NumberedPacket): string {
  return `${messageId} ${client.id}`;
}

function digestOf({ qos, topic, payload }: PublishPacket): string {
  return createHash('sha256').update(`${qos} ${topic} `).update(payload).digest('base64');
}

function isKept({ keeping }: Kept): Promise<boolean> {
  return keeping.then(
    () => true,
    () => false,
  );
}
