import { describe, expect, it } from 'vitest';
import { decoded, values } from './testing.ts';

const port = 85;

describe('a device of Milesight', () => {
  it('says what it measures in any order, and nothing of itself', () => {
    expect(
      values({ deviceType: 'FIELD', port, hex: 'ff0bff ff0101 ff166136b12345678901 ff090300 046865 0367f6ff' }),
    ).toEqual({
      ...{ 'HUMIDITY 0': 50.5, 'TEMPERATURE 0': -1 },
    });
  });

  it('sends what it has kept, with the time at which it was measured', () => {
    const old = { at: 1_692_507_109 };
    const both = '20cee59be164ff00794f27ba0432008d13 21cee59be164ff00794f27ba043200ea840100';
    expect(decoded({ deviceType: 'METEO_V4', port, hex: both })).toEqual([
      { feature: 'TEMPERATURE', level: 0, value: 25.5, ...old },
      { feature: 'HUMIDITY', level: 0, value: 60.5, ...old },
      { feature: 'PRESSURE', level: 0, value: 1006.3, ...old },
      { feature: 'WIND_DIRECTION', level: 1, value: 121, ...old },
      { feature: 'WIND_SPEED', level: 1, value: 5, ...old },
      { feature: 'RAINFALL', level: 0, value: 50.05, counter: { range: 655.36 }, ...old },
      { feature: 'TEMPERATURE', level: 0, value: 25.5, ...old },
      { feature: 'HUMIDITY', level: 0, value: 60.5, ...old },
      { feature: 'PRESSURE', level: 0, value: 1006.3, ...old },
      { feature: 'WIND_DIRECTION', level: 1, value: 121, ...old },
      { feature: 'WIND_SPEED', level: 1, value: 5, ...old },
      { feature: 'RAINFALL', level: 0, value: 995.62, counter: { range: 42_949_672.96 }, ...old },
    ]);
    expect(decoded({ deviceType: 'FIELD_V2', port, hex: '20ce9e74466310015d00' })).toEqual([
      { feature: 'TEMPERATURE', level: 0, value: 27.2, at: 1_665_561_758 },
      { feature: 'HUMIDITY', level: 0, value: 46.5, at: 1_665_561_758 },
    ]);
  });

  it('may keep shorter records of the past, beside what it measures now', () => {
    const old = { at: 1_665_561_758 };
    expect(
      decoded({ deviceType: 'FIELD', port, hex: '03671001 04685d 20ce9e74466310015d 20ce9e74466310015d' }),
    ).toEqual([
      ...[
        { feature: 'TEMPERATURE', level: 0, value: 27.2 },
        { feature: 'HUMIDITY', level: 0, value: 46.5 },
      ],
      ...[
        { feature: 'TEMPERATURE', level: 0, value: 27.2, ...old },
        { feature: 'HUMIDITY', level: 0, value: 46.5, ...old },
      ],
      ...[
        { feature: 'TEMPERATURE', level: 0, value: 27.2, ...old },
        { feature: 'HUMIDITY', level: 0, value: 46.5, ...old },
      ],
    ]);
  });

  it('in grain says how quickly it warms', () => {
    expect(values({ deviceType: 'STORAGE', port, hex: '03671001 93d71001320002' })).toEqual({
      ...{ 'STORAGE_TEMPERATURE 1': 27.2 },
    });
  });

  it('without a clock does not say when something was', () => {
    for (const second of ['00000000', 'ffffffff', '10000000'])
      expect(decoded({ deviceType: 'FIELD', port, hex: `20ce${second}10015d00` })).toEqual([]);
  });

  it('counts the tips of a rain gauge, and not what else happens at its input', () => {
    const message = { deviceType: 'METEO_BARANI_RAIN', port } as const;
    const counter = { range: 858_993_459.2 };
    expect(decoded({ ...message, hex: '05c80a000000' })).toEqual([
      { feature: 'RAINFALL', level: 0, value: 2, counter },
    ]);
    expect(values({ ...message, hex: '20ce9e74466310015d010000010000' })).toEqual({
      'TEMPERATURE 0': 27.2,
      'HUMIDITY 0': 46.5,
    });
  });

  it('sends what passed a threshold', () => {
    expect(values({ deviceType: 'METEO', port, hex: '8367ff0001 86734f2701 8792320001 88ec8d1300000201' })).toEqual({
      ...{ 'TEMPERATURE 0': 25.5, 'PRESSURE 0': 1006.3, 'WIND_SPEED 1': 5, 'RAINFALL 0': 50.05 },
    });
  });

  it('measures what is meant by its type', () => {
    const hex = '03671901';
    expect(values({ deviceType: 'THERMO', port, hex })).toEqual({ 'TEMPERATURE 0': 28.1 });
    expect(values({ deviceType: 'SILO_V10', port, hex })).toEqual({ 'STORAGE_TEMPERATURE 1': 28.1 });
    expect(values({ deviceType: 'SOIL_V2', port, hex })).toEqual({ 'TEMPERATURE 0': 28.1 });
    expect(values({ deviceType: 'SOIL_V3', port, hex: `${hex} 046873 057ff000` })).toEqual({
      ...{ 'SOIL_TEMPERATURE 0': 28.1, 'SOIL_MOISTURE 0': 57.5, 'CONDUCTIVITY 0': 0.24 },
    });
  });

  it('opens and closes valves, whatever its type', () => {
    for (const deviceType of ['METEO', 'SOIL_PL', 'SOIL_V3'] as const)
      expect(values({ deviceType, port, hex: '01755c 030101 050100 06c801000000' })).toEqual({
        ...{ 'BATTERY 0': 92, 'VALVE 1': 1, 'VALVE 2': 0 },
      });
  });

  it('says -0.1 °C of soil that freezes, and nothing of it where its probe does not answer', () => {
    const message = { deviceType: 'SOIL_V3', port } as const;
    expect(values({ ...message, hex: '0367ffff 04ca7c15 057ff000' })).toEqual({
      ...{ 'SOIL_TEMPERATURE 0': -0.1, 'SOIL_MOISTURE 0': 55, 'CONDUCTIVITY 0': 0.24 },
    });
    expect(values({ ...message, hex: '017564 0367ffff 04caffff 057fffff' })).toEqual({ 'BATTERY 0': 100 });
    expect(values({ ...message, hex: '0367fdff 04cafdff 057ff000' })).toEqual({ 'CONDUCTIVITY 0': 0.24 });
    expect(values({ ...message, hex: '0367c800 04caffff 057fffff' })).toEqual({ 'SOIL_TEMPERATURE 0': 20 });
    expect(values({ ...message, hex: '20ce9e744663 ffff ffff ffff' })).toEqual({});
    expect(values({ ...message, hex: '20ce9e744663 f000 fdff 7c15' })).toEqual({
      ...{ 'SOIL_TEMPERATURE 0': -0.3, 'SOIL_MOISTURE 0': 55, 'CONDUCTIVITY 0': 0.24 },
    });
  });

  it('answers about its settings, which is no fault', () => {
    expect(values({ deviceType: 'FIELD', port, hex: '03670a01 fe035802' })).toEqual({ 'TEMPERATURE 0': 26.6 });
    for (const hex of ['ff035802', 'fe02ea00', 'f8a401e59be1640000', 'ff12486f6c61'])
      expect(decoded({ deviceType: 'METEO', port, hex })).toEqual([]);
    expect(decoded({ deviceType: 'FIELD', port, hex: 'ff' })).toBe('TOO_SHORT');
  });

  it('of valves says what it is doing beside whether they are open', () => {
    expect(
      values({ deviceType: 'METEO', port, hex: '030101 0eaf010203 b97b01 0bf5000102030405060708 0501ff' }),
    ).toEqual({
      'VALVE 1': 1,
    });
  });

  it('is silent about what is missing', () => {
    expect(
      decoded({ deviceType: 'METEO', port, hex: '0175ff 0367ff7f 0468ff 0584ffff 0673ffff 0792ffff 08ecffffffffff' }),
    ).toEqual([]);
  });

  it('is not believed at another port, or when its message is not whole', () => {
    const message = { deviceType: 'FIELD', port, hex: '01755c03673401046865' } as const;
    expect(decoded({ ...message, port: 3 })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ ...message, hex: message.hex.slice(0, -2) })).toBe('TOO_SHORT');
    expect(decoded({ ...message, hex: `${message.hex}04` })).toBe('TOO_SHORT');
    expect(decoded({ ...message, hex: `${message.hex}00` })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ ...message, hex: `${message.hex}099900` })).toBe('UNKNOWN_LAYOUT');
    expect(decoded({ ...message, hex: '' })).toBe('TOO_SHORT');
  });
});
