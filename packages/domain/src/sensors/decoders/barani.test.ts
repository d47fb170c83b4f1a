import { describe, expect, it } from 'vitest';
import { decoded, values } from './testing.ts';

const port = 1;

/** Fields of a message, each of so many bits, filled up to whole bytes. */
function packed(...fields: readonly (readonly [bits: number, value: number])[]): string {
  const bits = fields.map(([width, value]) => value.toString(2).padStart(width, '0')).join('');
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

describe('a device of Barani', () => {
  it('that is a MeteoHelix counts 256 clicks of rain', () => {
    const message = { deviceType: 'METEO_BARANI_HELIX', port, hex: '6f19c10a393f28b00601ff' } as const;
    const rain = { feature: 'RAINFALL', level: 0, value: 0.2, counter: { range: 51.2 } };
    expect(decoded(message)).toContainEqual(rain);
    const ofOtherBucket = { ...rain, value: 0.254, counter: { range: 65.024 } };
    expect(decoded({ ...message, calibration: { rainResolution: 0.254 } })).toContainEqual(ofOtherBucket);
  });

  it('that is a MeteoHelix of 2026 tells temperatures to hundredths', () => {
    const weather = [
      [8, 17],
      [1, 0],
      [14, 6234],
      [8, 1],
      [8, 2],
      [9, 284],
      [15, 28_130],
      [11, 431],
    ] as const;
    const rest = [
      [10, 1],
      [10, 2],
      [12, 1027],
      [10, 9],
      [10, 35],
      [1, 0],
      [1, 1],
    ] as const;
    const hex = packed(...weather, ...rest);
    expect(hex).toHaveLength(32);
    expect(values({ deviceType: 'METEO_BARANI_HELIX', port, hex })).toEqual({
      ...{ 'TEMPERATURE 0': 12.34, 'HUMIDITY 0': 56.8, 'PRESSURE 0': 1003.25, 'IRRADIATION 0': 431 },
      ...{ 'RAINFALL 0': 205.4, 'RAINFALL 1': 0.07 },
    });
  });

  it('that is a MeteoRain counts clicks, and apart what heavy rain adds to them', () => {
    expect(decoded({ deviceType: 'METEO_BARANI_RAIN', port, hex: '047807ffc028' })).toEqual([
      { feature: 'RAINFALL', level: 0, value: 3, counter: { range: 819.2 } },
      { feature: 'RAINFALL', level: 1, value: 0.04, counter: { range: 8.192 } },
      { feature: 'VOLTAGE', level: 0, value: 3.75 },
    ]);
  });

  it('that is a MeteoWind says the mean at level 1 and the gust at level 3', () => {
    const speeds = { 'WIND_SPEED 1': 4.2, 'WIND_DIRECTION 1': 72, 'WIND_GUST 3': 7.5 };
    expect(values({ deviceType: 'METEO_BARANI_WIND', port, hex: 'c582a1087050904b3114' })).toEqual({
      ...{ ...speeds, 'VOLTAGE 0': 3.8 },
    });
    const old = packed([2, 3], [5, 12], [9, 42], [9, 33], [9, 28], [9, 72], [9, 75], [8, 20], [8, 21]);
    expect(values({ deviceType: 'METEO_BARANI_WIND_FW1', port, hex: old })).toEqual({ ...speeds, 'VOLTAGE 0': 3.6 });
  });

  it('that only says how often it turns needs its own calibration', () => {
    const speeds = [
      [8, 5],
      [1, 1],
      [12, 500],
      [9, 40],
      [8, 9],
      [9, 60],
      [8, 10],
    ] as const;
    const hex = packed(...speeds, [9, 271], [9, 280], [8, 12], [7, 30], [1, 0], [7, 0]);
    const message = { deviceType: 'METEO_BARANI_WIND', port, hex } as const;
    expect(values(message)).toEqual({ 'WIND_DIRECTION 1': 271 });
    expect(values({ ...message, calibration: { windSlope: 0.6, windOffset: 0.35 } })).toEqual({
      ...{ 'WIND_SPEED 1': 6.35, 'WIND_DIRECTION 1': 271, 'WIND_GUST 3': 8.75 },
    });
    const still = packed([8, 5], [1, 1], [12, 0], [9, 0], [8, 0], [9, 0], [8, 0], [9, 0], [9, 0], [8, 0], [15, 0]);
    expect(values({ ...message, hex: still, calibration: { windSlope: 0.6, windOffset: 0.35 } })).toMatchObject({
      ...{ 'WIND_SPEED 1': 0, 'WIND_GUST 3': 0 },
    });
    expect(values({ ...message, calibration: { windSlope: Number.NaN } })).toEqual({ 'WIND_DIRECTION 1': 271 });
  });

  it('speaks Sigfox, too, where there are no ports', () => {
    const message = { deviceType: 'METEO_BARANI_RAIN', hex: '047807ffc028' } as const;
    expect(values({ ...message, port: null })).toMatchObject({ 'RAINFALL 0': 3 });
    expect(decoded({ ...message, port: 3 })).toBe('UNKNOWN_LAYOUT');
  });

  it('is silent about what is missing, of which all bits are set', () => {
    expect(decoded({ deviceType: 'METEO_BARANI_RAIN', port, hex: 'ff'.repeat(6) })).toEqual([]);
    for (const bytes of [10, 12])
      expect(decoded({ deviceType: 'METEO_BARANI_WIND', port, hex: 'ff'.repeat(bytes) })).toEqual([]);
    expect(decoded({ deviceType: 'METEO_BARANI_WIND_FW1', port, hex: 'ff'.repeat(9) })).toEqual([]);
    expect(decoded({ deviceType: 'METEO_BARANI_HELIX', port, hex: 'ff'.repeat(16) })).toEqual([]);
    expect(decoded({ deviceType: 'METEO_BARANI_HELIX', port, hex: `7f${'ff'.repeat(10)}` })).toEqual([]);
    expect(decoded({ deviceType: 'METEO_BARANI_HELIX', port, hex: 'ff'.repeat(11) })).toBe('UNKNOWN_LAYOUT');
  });

  it('is not believed when its message has another length', () => {
    const lengths = {
      METEO_BARANI_HELIX: 11,
      METEO_BARANI_RAIN: 6,
      METEO_BARANI_WIND: 10,
      METEO_BARANI_WIND_FW1: 9,
    } as const;
    for (const [deviceType, bytes] of Object.entries(lengths) as [keyof typeof lengths, number][]) {
      expect(decoded({ deviceType, port, hex: '50'.repeat(bytes - 1) })).toBe('TOO_SHORT');
      expect(decoded({ deviceType, port, hex: '50'.repeat(bytes + 1) })).toBe('UNKNOWN_LAYOUT');
      expect(decoded({ deviceType, port, hex: '' })).toBe('TOO_SHORT');
    }
  });

  it('is told from one of Decentlab of the same type', () => {
    const hex = '0208c900038009812b8014810880027fe8800880040bf5';
    const message = { deviceType: 'METEO_BARANI_WIND', port } as const;
    expect(values({ ...message, hex })).toMatchObject({
      'WIND_SPEED 1': 0.09,
      'TEMPERATURE 0': 26.4,
      'VOLTAGE 0': 3.061,
    });
    for (let bytes = 5; bytes < hex.length / 2; bytes += 1)
      expect(decoded({ ...message, hex: hex.slice(0, 2 * bytes) })).toBe('TOO_SHORT');
  });
});
