import { describe, expect, it } from 'vitest';
import { readGeneric } from './generic.ts';

const receivedAt = new Date('2026-05-01T10:00:00Z');

function read(body: unknown, externalId: string | null = null): unknown {
  const answer = readGeneric(body, { externalId, receivedAt });
  return answer.ok ? answer.envelope : answer.reason;
}

describe('a message of any sender', () => {
  it('says readings by their features', () => {
    const readings = [
      { feature: 'TEMPERATURE', value: 12.3 },
      { feature: 'SOIL_MOISTURE', level: 2, value: '31.5', time: '2026-05-01T09:50:00+00:00' },
      { feature: 'HUMIDITY', value: null },
    ];
    expect(read({ id: 'station 7', time: 1777629600, readings })).toMatchObject({
      ...{ networkType: 'GENERIC', externalId: 'station 7', at: receivedAt, object: null },
      readings: [
        { feature: 'TEMPERATURE', level: 0, value: 12.3 },
        { feature: 'SOIL_MOISTURE', level: 2, value: 31.5, at: 1777629000 },
      ],
    });
  });

  it('is without what no sensor measures, and with all else that it says', () => {
    const readings = [
      { feature: 'HUMIDITY', value: 156 },
      { feature: 'WIND_DIRECTION', value: 361 },
      { feature: 'TEMPERATURE', value: -20 },
    ];
    expect(read({ id: 'a', readings })).toMatchObject({ readings: [{ feature: 'TEMPERATURE', value: -20 }] });
    expect(read({ id: 'a', readings: readings.slice(0, 2) })).toBe('BAD_READING');
  });

  it('is kept as it is where it says none', () => {
    const body = { id: 7, battery: 3.1, soil: [{ depth: 10, moisture: '30.5' }] };
    expect(read(body)).toMatchObject({ externalId: '7', object: body, readings: null, at: receivedAt });
  });

  it('is of the device of its address, whatever it calls itself', () => {
    expect(read({ id: 'other' }, 'mine')).toMatchObject({ externalId: 'mine' });
    expect(read({}, 'mine')).toMatchObject({ externalId: 'mine' });
  });

  it('tells time in seconds, in milliseconds or as text', () => {
    for (const time of [1777629600, 1777629600000, '1777629600', '2026-05-01T12:00:00.000+0200'])
      expect(read({ id: 'a', time })).toMatchObject({ at: receivedAt });
  });

  it('is the same when it is sent again, and another when it says something else', () => {
    const keyOf = (body: object): unknown =>
      (read({ id: 'a', time: 1777629600, ...body }) as { dedupKey: string }).dedupKey;
    expect(keyOf({ t: 1 })).toBe(keyOf({ t: 1 }));
    expect(keyOf({ t: 1 })).not.toBe(keyOf({ t: 2 }));
  });

  it('is refused whole where a reading means nothing, so that its sender hears of it', () => {
    const one = { feature: 'TEMPERATURE', value: 1 };
    for (const bad of [{ ...one, feature: 'toString' }, { ...one, value: 'warm' }, { ...one, level: -1 }, 3, null])
      expect(read({ id: 'a', readings: [one, bad] })).toBe('BAD_READING');
    expect(read({ id: 'a', readings: { feature: 'TEMPERATURE' } })).toBe('BAD_READING');
    expect(read({ id: 'a', readings: [{ ...one, time: 'noon' }] })).toBe('BAD_TIME');
    expect(read({ id: 'a', readings: Array.from({ length: 501 }, () => one) })).toBe('TOO_LARGE');
  });

  it('says why it cannot be read', () => {
    expect(read([])).toBe('NOT_AN_OBJECT');
    expect(read({ id: '\u0000' })).toBe('NO_DEVICE');
    expect(read({ id: 'a', time: '2026-05-01T12:00:00' })).toBe('BAD_TIME');
  });
});
