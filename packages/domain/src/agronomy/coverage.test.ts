import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownOfDay, meanOfHour } from './coverage.ts';
import { measuresOfDay, type MeasuredHour } from './day-measures.ts';

const filled = (known: number, unknown: number) => [
  ...Array<number>(known).fill(7),
  ...Array<null>(unknown).fill(null),
];
const measured: MeasuredHour = { temperature: 20, humidity: 70, windSpeed: 2, irradiation: 250 };

describe('A mean', () => {
  it('of an hour needs four of six values, and as much of any other interval', () => {
    expect([filled(6, 0), filled(4, 2), filled(3, 3), filled(0, 6), []].map(meanOfHour)).toEqual([
      7,
      7,
      null,
      null,
      null,
    ]);
    expect([filled(3, 1), filled(2, 2), filled(40, 20), filled(39, 21)].map(meanOfHour)).toEqual([7, null, 7, null]);
  });

  it('of a day needs twenty of its hours, and one more of a day of 25', () => {
    const isEnough = (known: number, unknown: number) => knownOfDay(filled(known, unknown)) !== null;
    expect([isEnough(24, 0), isEnough(20, 4), isEnough(19, 5)]).toEqual([true, true, false]);
    expect([isEnough(20, 3), isEnough(19, 4), isEnough(21, 4), isEnough(20, 5)]).toEqual([true, false, true, false]);
    expect(isEnough(20, 0)).toBe(false);
  });

  it('lies between what was measured', () => {
    const values = fc.array(fc.option(fc.double({ min: -50, max: 50, noNaN: true })), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(values, (six) => {
        const known = six.filter((value) => value !== null);
        const mean = meanOfHour(six);
        expect(mean === null).toBe(known.length < 4);
        if (mean === null) return;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
      }),
    );
  });
});

describe('The measures of a day', () => {
  const day = Array.from({ length: 24 }, (_, index) => ({ ...measured, temperature: index, humidity: 100 - index }));

  it('are its extremes, its means and the sum of its sun', () => {
    expect(measuresOfDay(day)).toEqual({
      ...{ temperatureMax: 23, temperatureMin: 0, humidityMax: 100, humidityMin: 77, humidityMean: 88.5 },
      ...{ windSpeed: 2, solarRadiation: expect.closeTo(21.6, 9) as number },
    });
  });

  it('are each unknown where too few hours told it', () => {
    const silent = day.map((hour, index) => (index < 5 ? { ...hour, irradiation: null } : hour));
    expect(measuresOfDay(silent)).toMatchObject({ solarRadiation: null, windSpeed: 2 });
  });

  it('have the sun that hours had which nobody knows, at night none, and do not guess it for much of the day', () => {
    const sun = (at: number): number => Math.max(0, 880 * Math.sin((Math.PI * (at - 4.5)) / 16));
    const summer = Array.from({ length: 24 }, (_, at) => ({ ...measured, irradiation: at < 20.5 ? sun(at) : 0 }));
    const without = (...silent: readonly number[]): number | null =>
      measuresOfDay(summer.map((hour, at) => (silent.includes(at) ? { ...hour, irradiation: null } : hour)))
        .solarRadiation;
    const whole = without() ?? 0;
    for (const silent of [[21, 22, 23], [0, 1, 2, 3], [12], [9, 10], [5, 6, 22, 23]])
      expect(Math.abs((without(...silent) ?? 0) / whole - 1), String(silent)).toBeLessThan(0.02);
    expect([without(10, 11, 12, 13), without(20, 21, 22, 23)]).toEqual([null, null]);
  });
});
