import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { generate } from 'mqtt-packet';
import { describe, expect, it } from 'vitest';
import { boundPackets, packetCounter } from './packet-bounds.ts';

const largest = 1000;

function publishOf(bytes: number): Buffer {
  return generate({ cmd: 'publish', topic: 't', payload: Buffer.alloc(bytes), qos: 0, dup: false, retain: false });
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const size of sizes) {
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return [...pieces, bytes.subarray(at)];
}

describe('the bounds of packets', () => {
  it('let packets pass that are small enough, wherever they are cut', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: largest - 3 }), { minLength: 1, maxLength: 8 });
    const cuts = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 40 });
    fc.assert(
      fc.property(sizes, cuts, (bodies, at) => {
        const accepts = packetCounter(largest);
        expect(cut(Buffer.concat(bodies.map(publishOf)), at).every(accepts)).toBe(true);
      }),
    );
  });

  it('refuse one that is too large by what it announces, before it has come', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: largest, max: 300_000 }), cuts, (body, at) => {
        const accepts = packetCounter(largest);
        const head = Buffer.concat([publishOf(10), publishOf(body).subarray(0, 8)]);
        expect(cut(head, at).every(accepts)).toBe(false);
      }),
    );
  });

  it('refuse a length that does not end', () => {
    expect(packetCounter(largest)(Buffer.from([0x30, 0x80, 0x80, 0x80, 0x80, 0x01]))).toBe(false);
  });

  it('end the connection', () => {
    const connection = new PassThrough();
    boundPackets(connection, largest);
    connection.write(publishOf(largest));
    expect(connection.read()).toBeNull();
    expect(connection.destroyed).toBe(true);
  });
});
