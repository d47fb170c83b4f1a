import { connect as connectSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generate, parser, type IPublishPacket, type Packet } from 'mqtt-packet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '#server/services.ts';
import { caughtLog } from '#server/testing/caught-log.ts';
import { listenToDevices, type DeviceListener } from './listen-to-devices.ts';

const host = '127.0.0.1';
const rain = '{"rain":2.4}';

let listener: DeviceListener;
let kept: string[];
/** What becomes of the next message. */
let keep: () => Promise<void>;

beforeEach(async () => {
  kept = [];
  keep = () => Promise.resolve();
  const telemetry = {
    keep: async (_kind: unknown, message: string) => {
      await keep();
      kept.push(message);
    },
  } as unknown as Services['telemetry'];
  const services = { telemetry, clock: { now: () => new Date() }, log: caughtLog().log };
  const keys = {
    find: (key: string | undefined) => Promise.resolve({ farmId: 1, nodeId: null, keyId: Number(key) }),
  };
  listener = await listenToDevices(services, keys, { port: 0, host, tls: undefined });
});
afterEach(() => listener.close());

interface Device {
  readonly clientId?: string;
  readonly key?: string;
}

function message(of: Partial<IPublishPacket>): IPublishPacket {
  const common = { topic: 'devices/gauge/up', payload: rain, messageId: 5, dup: false, retain: false } as const;
  return { cmd: 'publish', qos: 1, ...common, ...of };
}

/** Connects, sends packets, what ends one once it was received, and is gone without a word when all are answered. */
function send(packets: readonly Packet[], { clientId = 'logger', key = '1' }: Device = {}): Promise<void> {
  const [first, ending] = [
    packets.filter(({ cmd }) => cmd !== 'pubrel'),
    packets.filter(({ cmd }) => cmd === 'pubrel'),
  ];
  return new Promise((done) => {
    const socket = connectSocket(listener.port, host);
    const incoming = parser();
    let count = 0;
    socket.on('data', (chunk) => incoming.parse(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      done();
    });
    incoming.on('packet', ({ cmd }) => {
      if (cmd === 'connack') socket.write(Buffer.concat(first.map((packet) => generate(packet))));
      else if (++count === packets.length) socket.destroy();
      else if (cmd === 'pubrec') for (const packet of ending) socket.write(generate(packet));
    });
    const as = { clientId, username: 'x', password: Buffer.from(key), keepalive: 60, clean: false };
    socket.write(generate({ cmd: 'connect', protocolId: 'MQTT', protocolVersion: 4, ...as }));
  });
}

describe('a message that a device sends again', () => {
  it.each([1, 2] as const)('is kept once where it was kept and the link broke, of quality %s', async (qos) => {
    await send([message({ qos })]);
    await send([message({ qos, dup: true })]);
    await send([message({ qos, dup: true })]);
    expect(kept).toHaveLength(1);
  });

  it.each([1, 2] as const)('is kept once where the first is being kept still, of quality %s', async (qos) => {
    keep = () => pause(300);
    await Promise.all([send([message({ qos })]), pause(100).then(() => send([message({ qos, dup: true })]))]);
    expect(kept).toHaveLength(1);
  });

  it.each([1, 2] as const)('is kept where the first never was, of quality %s', async (qos) => {
    await send([message({ qos, messageId: 4, dup: true })]);
    expect(kept).toHaveLength(1);
    keep = () => Promise.reject(new Error('The database is away'));
    await send([message({ qos })]);
    keep = () => Promise.resolve();
    await send([message({ qos, dup: true })]);
    expect(kept).toHaveLength(2);
  });

  it('is kept where the first fails while it waits for that', async () => {
    keep = async () => {
      keep = () => Promise.resolve();
      await pause(300);
      throw new Error('The database is away');
    };
    await Promise.all([send([message({})]), pause(100).then(() => send([message({ dup: true })]))]);
    expect(kept).toHaveLength(1);
  });

  it('is another one by its number, its words, its client or its key', async () => {
    await send([message({})]);
    await send([message({ dup: true, messageId: 6 })]);
    await send([message({ dup: true, payload: '{"rain":0.2}' })]);
    await send([message({ dup: true })], { clientId: 'other' });
    await send([message({ dup: true })], { key: '2' });
    expect(kept).toHaveLength(5);
  });

  it('is another one where nothing says that it was sent before', async () => {
    await send([message({})]);
    await send([message({})]);
    expect(kept).toHaveLength(2);
  });

  it('is another one once the device has said that it has heard of the first', async () => {
    await send([message({ qos: 2 }), { cmd: 'pubrel', messageId: 5 }]);
    await send([message({ qos: 2, dup: true })]);
    expect(kept).toHaveLength(2);
  });
});

describe('devices that do not end what they began', () => {
  it('leave nothing behind when they are gone', async () => {
    const payload = JSON.stringify({ x: 'a'.repeat(60_000) });
    const packets = Array.from({ length: 60 }, (_, number) => message({ qos: 2, payload, messageId: number + 1 }));
    const comeAndGo = async (clientId: string): Promise<void> => {
      await send(packets, { clientId });
      expect(kept).toHaveLength(60);
      kept = [];
    };
    await comeAndGo('first');
    const before = heldBytes();
    for (let number = 0; number < 12; number += 1) await comeAndGo(`fresh-${number}`);
    expect((heldBytes() - before) / 1e6).toBeLessThan(12);
  });
});

function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}
