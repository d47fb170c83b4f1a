import { describe, expect, it } from 'vitest';
import { decoded, values } from './testing.ts';

const port = 2;
/** A value that was kept, with the second of its clock. */
const record = '0ae9 0ae8 0236 49 60ee8c14';

describe('a device of Dragino', () => {
  it('says degrees below zero', () => {
    expect(values({ deviceType: 'SOIL_V3_SK', port, hex: '0ce4 0000 07a5 ff7e 00c8 10' })).toEqual({
      ...{ 'SOIL_MOISTURE 0': 19.57, 'SOIL_TEMPERATURE 0': -1.3, 'CONDUCTIVITY 0': 0.2, 'VOLTAGE 0': 3.3 },
    });
  });

  it('may have a thermometer at the end of a cable', () => {
    const within = { 'TEMPERATURE 0': 1.3, 'HUMIDITY 0': 24.2, 'VOLTAGE 0': 3.014 };
    const message = { deviceType: 'FIELD_V2', port } as const;
    expect(values({ ...message, hex: 'cbc6 0082 00f2 01 fc18 7fff' })).toEqual({ ...within, 'TEMPERATURE 1': -10 });
    expect(values({ ...message, hex: 'cbc6 0082 00f2 81 fc18 7fff' })).toEqual(within);
    expect(values({ ...message, hex: 'cbc6 0082 00f2 05 0123 7fff' })).toEqual(within);
  });

  it('may tell what the end of its cable measures instead of its battery', () => {
    const message = { deviceType: 'FIELD_V2', port } as const;
    expect(values({ ...message, hex: 'f83a f9c0 c0f2 09 60ee8c14' })).toEqual({
      ...{ 'TEMPERATURE 0': -16, 'HUMIDITY 0': 24.2, 'TEMPERATURE 1': -19.9 },
    });
    expect(values({ ...message, hex: '7fff 0082 00f2 09 60ee8c14' })).not.toHaveProperty('TEMPERATURE 1');
    expect(values({ ...message, hex: 'cbc6 2882 00f2 0f 64d0 1234' })).toEqual({ 'VOLTAGE 0': 3.014 });
    // No thermometer measures 258 degrees.
    expect(values({ ...message, hex: 'cbc6 0082 00f2 01 64d0 7fff' })).not.toHaveProperty('TEMPERATURE 1');
  });

  it('sends later what it has kept while there was no network', () => {
    const at = Date.UTC(2021, 6, 14, 7, 2, 44) / 1000;
    const message = { deviceType: 'FIELD', port } as const;
    expect(decoded({ ...message, hex: record })).toEqual([
      { feature: 'TEMPERATURE', level: 0, value: 27.92, at },
      { feature: 'HUMIDITY', level: 0, value: 56.6, at },
      { feature: 'TEMPERATURE', level: 1, value: 27.93, at },
    ]);
    const hex = `${record} 7fff 0884 0153 41 60ee8c50 0000 0884 0153 40 00000000`;
    expect(decoded({ ...message, hex })).toMatchObject([
      ...[{ at }, { at }, { at }],
      ...[
        { feature: 'TEMPERATURE', level: 0, value: 21.8, at: at + 60 },
        { feature: 'HUMIDITY', value: 33.9, at: at + 60 },
      ],
    ]);
  });

  it('sends once more what nobody had acknowledged, which is old too', () => {
    const at = Date.UTC(2021, 6, 14, 7, 2, 44) / 1000;
    const hex = '0ae9 0ae8 0236 81 60ee8c14';
    expect(decoded({ deviceType: 'FIELD', port, hex: `${hex} ${hex.replace('81', '8a')}` })).toMatchObject([
      ...[
        { value: 27.92, at },
        { value: 56.6, at },
        { level: 1, value: 27.93, at },
      ],
      ...[
        { value: 27.92, at },
        { value: 56.6, at },
        { level: 1, value: 27.93, at },
      ],
    ]);
  });

  it('may measure the air at the end of its cable, and say who does', () => {
    const message = { deviceType: 'FIELD', port } as const;
    const within = { 'TEMPERATURE 0': 1.3, 'HUMIDITY 0': 24.2 };
    expect(values({ ...message, hex: 'cbc6 0082 00f2 0b ff38 0294' })).toEqual({
      ...{ ...within, 'TEMPERATURE 1': -2, 'HUMIDITY 1': 66, 'VOLTAGE 0': 3.014 },
    });
    expect(values({ ...message, hex: 'ff38 0082 00f2 0a 60ee8c14' })).toEqual({ ...within, 'TEMPERATURE 1': -2 });
    expect(values({ ...message, hex: 'cbc6 0082 00f2 01 7fff 7fff 60ee8c14' })).toEqual({
      ...{ ...within, 'VOLTAGE 0': 3.014 },
    });
    for (const status of ['0e', '10', '15', '20'])
      expect(values({ ...message, hex: `cbc6 0a3f 11f2 ${status} ff38 0294` })).toEqual({ 'VOLTAGE 0': 3.014 });
  });

  it('of another kind says as much of the air in other places', () => {
    const message = { deviceType: 'FIELD', port } as const;
    expect(values({ ...message, hex: '0866 0226 7fff 01 66e51234' })).toEqual({
      ...{ 'TEMPERATURE 0': 21.5, 'HUMIDITY 0': 55 },
    });
    expect(values({ ...message, hex: 'ff38 0226 00c8 01 66e51234' })).toEqual({
      ...{ 'TEMPERATURE 0': -2, 'HUMIDITY 0': 55, 'TEMPERATURE 1': 2 },
    });
    // Who is at the end of a cable may be called like a second.
    expect(values({ ...message, hex: 'cbc6 66e51234 20 ff38 0294' })).toEqual({ 'VOLTAGE 0': 3.014 });
    expect(values({ ...message, hex: '0de4 66e51234 00 00d7 0226' })).toEqual({
      ...{ 'TEMPERATURE 0': 21.5, 'HUMIDITY 0': 55, 'VOLTAGE 0': 3.556 },
    });
  });

  it('says when it joins what it is, which is no fault', () => {
    for (const deviceType of ['FIELD', 'METEO_V3', 'SOIL_V3'] as const) {
      expect(values({ deviceType, port: 5, hex: '0b 0100 01 00 0b3a' })).toEqual({ 'VOLTAGE 0': 2.874 });
      expect(values({ deviceType, port: 5, hex: '0b 0100 01 ff ffff' })).toEqual({});
    }
    expect(decoded({ deviceType: 'FIELD', port: 5, hex: '0b 0100 01 00 0b' })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'SILO_V10', port: 5, hex: '0b 0100 01 00 0b3a' })).toBe('UNKNOWN_LAYOUT');
  });

  it('on a leaf says its wetness in twenty steps, and of the air only what a probe measures', () => {
    expect(values({ deviceType: 'METEO_V4', port, hex: '0d23 0000 0254 fff9 000001' })).toEqual({
      ...{ 'LEAF_WETNESS 0': 11.92, 'LEAF_TEMPERATURE 0': -0.7, 'VOLTAGE 0': 3.363 },
    });
    expect(values({ deviceType: 'METEO_V4', port, hex: '0d23 00f1 0254 00f9 000001' })).toMatchObject({
      'TEMPERATURE 0': 24.1,
    });
  });

  it('is silent about what is missing', () => {
    expect(values({ deviceType: 'FIELD', port, hex: 'cbc6 7fff ffff 01 7fff 7fff' })).toEqual({ 'VOLTAGE 0': 3.014 });
    for (const deviceType of ['FIELD', 'METEO', 'SOIL_V3'] as const)
      for (const byte of ['00', 'ff'])
        expect(decoded({ deviceType, port, hex: byte.repeat(11) })).toBe('UNKNOWN_LAYOUT');
  });

  it('is not believed in another layout, at another port or when its message is not whole', () => {
    const message = { deviceType: 'SOIL_V3', port, hex: 'ce2900f107a5099b6e2890' } as const;
    expect(decoded({ ...message, port: 5 })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ ...message, port: null })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ ...message, hex: message.hex.slice(2) })).toBe('TOO_SHORT');
    expect(decoded({ ...message, hex: '' })).toBe('TOO_SHORT');
    expect(decoded({ ...message, hex: `${message.hex}00` })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'FIELD', port, hex: '0ae9 0ae8 0236 49 60ee8c14 00' })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'FIELD', port, hex: '0ae9 0ae8 0236 09 60ee8c14 00' })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ deviceType: 'FIELD', port, hex: `${record}${record.replace('49', '09')}` })).toBe(
      'UNKNOWN_LAYOUT',
    );
    expect(decoded({ deviceType: 'METEO', port, hex: '0d23 0000 0254 00f9 000002' })).toBe('UNKNOWN_LAYOUT');
  });
});
