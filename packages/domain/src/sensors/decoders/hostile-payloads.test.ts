import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceTypes } from '../../enumerations/sensor-device.ts';
import { sensorFeatures } from '../../enumerations/sensor.ts';
import vectors from '../../vectors/sensor-payloads.json' with { type: 'json' };
import { bytesOfHex } from '../envelopes/payload-bytes.ts';
import { decodePayload } from './decode.ts';
import type { DecodeRequest } from './device-decoder.ts';

const ports = [1, 2, 85, null, 0, 5, 223];
const someNumber = fc.option(fc.double());
const someCalibration = fc.option(
  fc.record({ rainResolution: someNumber, windSlope: someNumber, windOffset: someNumber }),
);

/** Real payloads with bytes of another kind, cut or with something after them. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...vectors.map(({ hex }) => bytesOfHex(hex) ?? new Uint8Array())),
    fc.array(fc.tuple(fc.nat(60), fc.constantFrom(0, 0xff, 0x7f, 0x80, 2, 3, 0x20)), { maxLength: 6 }),
    fc.uint8Array({ maxLength: 20 }),
    fc.nat(60),
  )
  .map(([bytes, spoils, tail, cut]) => {
    const spoilt = bytes.map((byte, at) => spoils.find(([place]) => place === at)?.[1] ?? byte);
    return Uint8Array.from([...spoilt, ...tail]).slice(0, cut);
  });

function expectSound(request: DecodeRequest): void {
  const answer = decodePayload(request);
  if (!answer.ok) {
    expect(['TOO_SHORT', 'UNKNOWN_LAYOUT', 'NO_DECODER']).toContain(answer.reason);
    return;
  }
  expect(answer.readings.length).toBeLessThanOrEqual(request.payload.length);
  for (const { feature, level, value, at = 0, counter } of answer.readings) {
    expect(sensorFeatures).toContain(feature);
    expect(level).toBeLessThanOrEqual(16);
    expect([value, at, counter?.range ?? 0].every((number) => Number.isFinite(number))).toBe(true);
  }
}

describe('whatever bytes come', () => {
  it('are read or refused, with values that are numbers', () => {
    const payload = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      spoiled,
      fc.uint8Array({ minLength: 500, maxLength: 600 }),
    );
    const request = fc.record({
      deviceType: fc.constantFrom(...deviceTypes),
      port: fc.constantFrom(...ports),
      payload,
      calibration: someCalibration,
    });
    fc.assert(fc.property(request, expectSound), { numRuns: 2000 });
  });

  it('of one value only are read or refused as well', () => {
    for (const deviceType of deviceTypes)
      for (const port of ports)
        for (let bytes = 0; bytes <= 45; bytes += 1)
          for (const byte of [0, 1, 2, 0x7f, 0x80, 0xff])
            expectSound({ deviceType, port, payload: new Uint8Array(bytes).fill(byte), calibration: null });
  });

  it('are read the same wherever they lie in memory', () => {
    for (const { hex, fPort } of vectors) {
      const bytes = bytesOfHex(hex) ?? new Uint8Array();
      const within = Uint8Array.from([9, 9, 9, ...bytes, 9]).subarray(3, 3 + bytes.length);
      for (const deviceType of deviceTypes) {
        const request = { deviceType, port: fPort, calibration: null };
        expect(decodePayload({ ...request, payload: within })).toEqual(decodePayload({ ...request, payload: bytes }));
      }
    }
  });

  it('of a type that only its maker can read are left to its maker', () => {
    for (const deviceType of ['METEO_V4N', 'SOIL', 'SOIL_PL', 'SILO_V5', 'SILO_V7'] as const)
      expect(
        decodePayload({ deviceType, port: 1, payload: Uint8Array.of(2, 1, 2, 0, 2, 12, 128), calibration: null }),
      ).toEqual({
        ...{ ok: false, reason: 'NO_DECODER' },
      });
  });
});
