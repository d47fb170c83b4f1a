import { describe, expect, it } from 'vitest';
import { decoded, values } from './testing.ts';

const port = 1;

describe('a device of Decentlab', () => {
  it('may tell of its battery alone', () => {
    for (const deviceType of ['SOIL_V3', 'METEO', 'SILO_V10', 'METEO_BARANI_RAIN'] as const)
      expect(values({ deviceType, port, hex: '0210d3 0002 0c80' })).toEqual({ 'VOLTAGE 0': 3.2 });
  });

  it('may tell of its sensor alone', () => {
    expect(values({ deviceType: 'SOIL_TEROS21', port, hex: '020192 0001 0075 80a1' })).toEqual({
      ...{ 'SOIL_WATER_POTENTIAL 0': -11.7, 'SOIL_TEMPERATURE 0': 16.1 },
    });
  });

  it('is told from others of its type by what it sends', () => {
    const [trs11, fiveTm, tenHs] = [
      '0210d5 0003 463f 810b 0c79',
      '02023b 0003 0037 0271 0c60',
      '0202df 0003 9371 0c60',
    ];
    expect(values({ deviceType: 'SOIL_V2', port, hex: trs11 })).toEqual({
      ...{ 'SOIL_MOISTURE 0': 0.196057, 'TEMPERATURE 0': 26.7, 'VOLTAGE 0': 3.193 },
    });
    expect(values({ deviceType: 'SOIL_V2', port, hex: fiveTm })).toMatchObject({ 'TEMPERATURE 0': 22.5 });
    expect(values({ deviceType: 'SOIL_V2', port, hex: tenHs })).toEqual({
      ...{ 'SOIL_MOISTURE 0': -12.085977, 'VOLTAGE 0': 3.168 },
    });
  });

  it('in the soil has eight depths from the top, of which some may be missing', () => {
    const depths = '018a 8c09 438a 9809 278a 920b 3c8a a50c 9c8a 8c11 e08a a500 0000 0000 0000 00';
    const readings = values({ deviceType: 'SOIL_V2', port, hex: `020b50 0003 09${depths} 0b3b` });
    expect(readings).toMatchObject({ 'SOIL_MOISTURE 1': -0.39, 'TEMPERATURE 1': 27, 'TEMPERATURE 6': 27.25 });
    expect(readings).not.toHaveProperty(['SOIL_MOISTURE 7']);
    expect(readings).not.toHaveProperty(['TEMPERATURE 8']);
  });

  it('counts rain by its own bucket, to the end of two words', () => {
    const message = { deviceType: 'METEO_BARANI_RAIN', port, hex: '0202f8 0003 0004 0258 409a 0001 0c54' } as const;
    const counter = { range: 429_496_729.6 };
    expect(decoded(message)).toContainEqual({ feature: 'RAINFALL', level: 0, value: 8207.4, counter });
    expect(values({ ...message, calibration: { rainResolution: 0.2 } })).toMatchObject({ 'RAINFALL 0': 16_414.8 });
    expect(values({ ...message, calibration: { rainResolution: -1 } })).toMatchObject({ 'RAINFALL 0': 8207.4 });
  });

  it('that is a weather station tells its rain since the last time, or counts it, by its generation', () => {
    const [first, second] = [
      '02035a0003800a8064800080008009812b8014810880b4a57c820c810980027fe88056800880040bf5',
      '025ef80003805c000080008000803484b3803680e78086a60181d680ed81c9809f8000117000010adc',
    ];
    const sum = { feature: 'RAINFALL', level: 0, value: 0.1, aggregation: 'SUM' };
    expect(decoded({ deviceType: 'METEO_PG_SONDA', port, hex: first })).toContainEqual(sum);
    const counter = { feature: 'RAINFALL', level: 0, value: 70, counter: { range: 4_294_967.296 } };
    expect(decoded({ deviceType: 'METEO_PG_SONDA', port, hex: second })).toContainEqual(counter);
  });

  it('whose sensor does not answer tells of its battery', () => {
    for (const word of ['0000', 'ffff']) {
      const silent = (words: number): string => `02035a 0003 ${word.repeat(words)} 0bf5`;
      for (const words of [1, 2, 7, 17])
        expect(values({ deviceType: 'METEO_PG_SONDA', port, hex: silent(words) })).toEqual({ 'VOLTAGE 0': 3.061 });
      expect(values({ deviceType: 'SILO_V10', port, hex: silent(16) })).toEqual({ 'VOLTAGE 0': 3.061 });
    }
  });

  it('is not believed when its message is not whole, or more than that', () => {
    const hex = '02035a0003800a8000800080008009812b8014810880b4a57c820c810980027fe88056800880040bf5';
    for (let bytes = 0; bytes < hex.length / 2; bytes += 1)
      expect(decoded({ deviceType: 'METEO_PG_SONDA', port, hex: hex.slice(0, 2 * bytes) })).toBe('TOO_SHORT');
    expect(decoded({ deviceType: 'METEO_PG_SONDA', port, hex: `${hex}00` })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'METEO_PG_SONDA', port, hex: '020291 0003 8069 0c60 00' })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'SOIL_V3', port, hex: '0210d3 0004 46be 813d 0000' })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'SOIL_V3', port, hex: '0310d3 0002 0c80' })).toBe('UNKNOWN_LAYOUT');
  });
});
