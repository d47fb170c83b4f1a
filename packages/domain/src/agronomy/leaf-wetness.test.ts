import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWetByCart, type CartHour } from './leaf-wetness-cart.ts';
import { isWetByHumidity, isWetBySensor, leafWetnessOf } from './leaf-wetness.ts';
import { vector } from './testing.ts';

describe('Leaf wetness', () => {
  it('by a sensor is of its axis, from a threshold on', () => {
    const values = [0, 9.9, 10, 20, 20.1, -0.1, null].map((value) => isWetBySensor(value, 10));
    expect(values).toEqual([false, false, true, true, null, null, null]);
  });

  it('by humidity has the hours of the example', () => {
    const { input, expected } = vector<{ rh: number[] }, { wetHours_rh90: number }>('lwd_rh90');
    const hours = input.rh.map((humidity) => isWetByHumidity(humidity));
    expect(leafWetnessOf(hours)).toEqual({ wetHours: expected.wetHours_rh90, unknownHours: 0 });
    expect(leafWetnessOf([true, null, false, null])).toEqual({ wetHours: 1, unknownHours: 2 });
    expect(isWetByHumidity(null)).toBeNull();
  });
});

describe('Leaf wetness by the decision tree', () => {
  const hour: CartHour = { temperature: 15, dewPointDepression: 1, humidity: 95, windSpeed: 1 };

  it('is that of the published rows', () => {
    const { input, expected } = vector<{ rows: number[][] }, { wet: string[] }>('lwd_cart_10rows');
    const wet = input.rows.map(([temperature = null, depression = null, humidity = null, windSpeed = null]) =>
      isWetByCart({ temperature, dewPointDepression: depression, humidity, windSpeed }),
    );
    expect(wet).toEqual(expected.wet.map((state) => state === 'W'));
  });

  it('has wet hours in calm and in wind, by the square of the humidity', () => {
    expect(isWetByCart(hour)).toBe(true);
    expect(isWetByCart({ ...hour, humidity: 75 })).toBe(false);
    expect(isWetByCart({ ...hour, temperature: 5, dewPointDepression: 1.5, humidity: 97, windSpeed: 4.5 })).toBe(true);
    expect(isWetByCart({ ...hour, dewPointDepression: 0.5, humidity: 90, windSpeed: 6 })).toBe(false);
  });

  it('is known as soon as what decides is, and not before', () => {
    const nothing: CartHour = { temperature: null, dewPointDepression: null, humidity: null, windSpeed: null };
    expect(isWetByCart(nothing)).toBeNull();
    expect(isWetByCart({ ...nothing, dewPointDepression: 3.7 })).toBe(false);
    expect(isWetByCart({ ...nothing, dewPointDepression: 1, windSpeed: 3, humidity: 80 })).toBe(false);
    expect(isWetByCart({ ...hour, temperature: null })).toBeNull();
    expect(isWetByCart({ ...hour, temperature: -1 })).toBeNull();
  });

  it('never says otherwise for knowing less', () => {
    const maybe = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const someHour = fc.record({
      ...{
        temperature: maybe(-5, 35),
        dewPointDepression: maybe(0, 6),
        humidity: maybe(50, 100),
        windSpeed: maybe(0, 8),
      },
    });
    const some = fc.constantFrom<keyof CartHour>('temperature', 'dewPointDepression', 'humidity', 'windSpeed');
    fc.assert(
      fc.property(someHour, some, (given, forgotten) => {
        const less = isWetByCart({ ...given, [forgotten]: null });
        if (less !== null) expect(less).toBe(isWetByCart(given));
      }),
    );
  });
});
