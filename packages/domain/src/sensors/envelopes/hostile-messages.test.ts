import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/network-envelopes.json' with { type: 'json' };
import { readChirpStack } from './chirpstack.ts';
import type { EnvelopeAnswer } from './envelope.ts';
import { readGeneric } from './generic.ts';
import { readSigfox } from './sigfox.ts';
import { readThingsStack } from './things-stack.ts';
import { readNetworkTopic } from './topics.ts';

const readers: readonly ((body: unknown) => EnvelopeAnswer)[] = [
  (body) => readChirpStack('up', body),
  (body) => readChirpStack('status', body),
  readThingsStack,
  readSigfox,
  (body) => readGeneric(body, { externalId: null, receivedAt: new Date(0) }),
  (body) => readGeneric(body, { externalId: 'mine', receivedAt: new Date(0) }),
];

/** Real bodies, in which one field or another is anything. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...vectors.map(({ body }) => JSON.stringify(body))),
    fc.array(fc.tuple(fc.nat(), fc.anything())),
  )
  .map(([text, spoils]) => spoils.reduce<unknown>((body, [at, value]) => spoil(body, at, value), JSON.parse(text)));

function spoil(body: unknown, at: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const fields: [string, unknown][] = Object.entries(body);
  const [field, inner] = fields[at % fields.length] ?? ['none', null];
  const deeper = at % 3 === 0 ? value : spoil(inner, Math.floor(at / 3), value);
  return Array.isArray(body) ? [deeper] : { ...body, [field]: deeper };
}

function expectSound(answer: EnvelopeAnswer): void {
  if (!answer.ok) {
    expect(answer.reason).toMatch(/^[A-Z_]+$/);
    return;
  }
  const { externalId, port, frameCounter, rssi, snr, batteryPercent, payload, object, readings, at, dedupKey } =
    answer.envelope;
  for (const number of [port, frameCounter, rssi, snr, batteryPercent, at.getTime()])
    expect(number === null || Number.isFinite(number)).toBe(true);
  expect(externalId.length).toBeLessThanOrEqual(64);
  expect(dedupKey.length).toBeLessThanOrEqual(250);
  expect(payload?.length ?? 0).toBeLessThanOrEqual(512);
  expect(readings?.length ?? 0).toBeLessThanOrEqual(500);
  expect(JSON.stringify(object).length).toBeLessThan(1_000_000);
}

describe('whatever is sent', () => {
  it('is read or refused, and never breaks anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoiled), (body) => {
        for (const read of readers) expectSound(read(body));
      }),
      { numRuns: 300 },
    );
  });

  it('is cut where it is deep, long or holds itself', () => {
    const itself: Record<string, unknown> = { id: 'a', text: 'x'.repeat(100_000) };
    itself['itself'] = itself;
    itself['many'] = Array.from({ length: 100_000 }, () => itself);
    for (const read of readers) expectSound(read(itself));
  });

  it('cannot reach what objects stand on', () => {
    const body: unknown = JSON.parse(
      '{"id":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"t":1}',
    );
    const answer = readGeneric(body, { externalId: null, receivedAt: new Date(0) });
    expect(answer).toMatchObject({ ok: true, envelope: { object: { id: 'a', t: 1 } } });
    expect(JSON.stringify(answer)).not.toContain('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  it('may be sent under any topic', () => {
    fc.assert(
      fc.property(fc.string(), (topic) => {
        expect(readNetworkTopic(topic)).toBeNull();
      }),
    );
  });
});
