import type { Duplex } from 'node:stream';

const lengthBytes = 4;

/**
 * Ends a connection that announces an MQTT packet of more bytes than is taken: the broker would hold it until it is whole
 * (MQTT 3.1.1, 2.2.3: a packet begins with a byte, and its length in one to four bytes of seven bits).
 */
export function boundPackets(connection: Duplex, largest: number): void {
  const accepts = packetCounter(largest);
  const read = connection.read.bind(connection);
  connection.read = (size?: number): unknown => {
    const chunk: unknown = read(size);
    if (!(chunk instanceof Buffer) || accepts(chunk)) return chunk;
    connection.destroy();
    return null;
  };
}

/** Follows the packets in what comes, piece by piece; says whether each of them is small enough. */
export function packetCounter(largest: number): (chunk: Uint8Array) => boolean {
  /** Of the packet that is under way: bytes of its body to come, and of its length how many came and what they say. */
  let body = 0;
  let lengthSeen: number | undefined;
  let length = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (body > 0) {
        const passed = Math.min(body, chunk.length - at);
        body -= passed;
        at += passed;
        continue;
      }
      const byte = chunk[at] ?? 0;
      at += 1;
      if (lengthSeen === undefined) {
        lengthSeen = 0;
        length = 0;
        continue;
      }
      length += (byte & 0x7f) * 128 ** lengthSeen;
      lengthSeen += 1;
      if (byte < 0x80) {
        if (length > largest) return false;
        body = length;
        lengthSeen = undefined;
      } else if (lengthSeen === lengthBytes) return false;
    }
    return true;
  };
}
