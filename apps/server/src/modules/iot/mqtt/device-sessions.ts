import { Readable } from 'node:stream';
import type { Client, PublishPacket } from 'aedes';

/** A packet as far as it says which one of its client it is. */
export type NumberedPacket = Pick<PublishPacket, 'messageId'>;

/** As much of a store as the broker asks of one. */
interface DeviceSessions {
  setup(): Promise<void>;
  incomingStorePacket(client: Client, packet: NumberedPacket): Promise<void>;
  incomingGetPacket(client: Client, packet: NumberedPacket): Promise<NumberedPacket>;
  incomingDelPacket(client: Client, packet: NumberedPacket): Promise<void>;
  readonly [other: string]: unknown;
}

/**
 * What the broker knows of those who are connected, in place of a store: devices are sent nothing, so that of a session
 * nothing is worth keeping but which messages of quality 2 have come and are not ended. Those numbers go with the
 * connection, however it ends and whatever arrives after that. `onEnded` is told when a device says that it has heard of
 * one that came.
 */
export function deviceSessions(onEnded: (client: Client, packet: NumberedPacket) => void): DeviceSessions {
  const begun = new WeakMap<Client, Set<number | undefined>>();
  const noStream = (): Readable => Readable.from([]);
  const nothing = (): Promise<void> => Promise.resolve();
  const noRows = (): Promise<never[]> => Promise.resolve([]);
  const requireBegun = (client: Client, { messageId }: NumberedPacket): Promise<void> =>
    begun.get(client)?.has(messageId) ? Promise.resolve() : Promise.reject(new Error('no such packet'));
  return {
    // The broker refuses what is not written as an asynchronous function.
    setup: async (): Promise<void> => nothing(),
    incomingStorePacket: (client: Client, { messageId }: NumberedPacket): Promise<void> => {
      begun.set(client, (begun.get(client) ?? new Set()).add(messageId));
      return nothing();
    },
    // The broker asks whether there is one, and looks at nothing of it.
    incomingGetPacket: async (client: Client, packet: NumberedPacket): Promise<NumberedPacket> => {
      await requireBegun(client, packet);
      return packet;
    },
    incomingDelPacket: async (client: Client, packet: NumberedPacket): Promise<void> => {
      await requireBegun(client, packet);
      begun.get(client)?.delete(packet.messageId);
      onEnded(client, packet);
    },
    cleanIncoming: nothing,
    addSubscriptions: nothing,
    removeSubscriptions: nothing,
    cleanSubscriptions: nothing,
    subscriptionsByClient: noRows,
    subscriptionsByTopic: noRows,
    outgoingEnqueueCombi: nothing,
    outgoingUpdate: nothing,
    outgoingClearMessageId: nothing,
    outgoingStream: noStream,
    storeRetained: nothing,
    createRetainedStreamCombi: noStream,
    putWill: nothing,
    delWill: nothing,
    streamWill: noStream,
  };
}
