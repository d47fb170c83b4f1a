import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyEvapotranspiration, type EvapotranspirationDay } from './daily-evapotranspiration.ts';

/** Example 18 of FAO-56. */
const uccle: EvapotranspirationDay = {
  ...{ day: '2026-07-06', latitude: 50.8, elevationM: 100, temperatureMax: 21.5, temperatureMin: 12.3 },
  ...{ humidityMax: 84, humidityMin: 63, humidityMean: null, dewPoint: null },
  ...{ windSpeed: 2.78, windHeightM: 10, solarRadiation: 22.07, sunshineHours: 9.25 },
};
const methodOf = (more: Partial<EvapotranspirationDay>) => dailyEvapotranspiration({ ...uccle, ...more })?.method;

describe('The evapotranspiration of a day', () => {
  it('is that of Uccle in July, by radiation and by sunshine', () => {
    expect(dailyEvapotranspiration(uccle)).toEqual({
      ...{ millimetres: expect.closeTo(3.88, 2) as number, method: 'PENMAN_MONTEITH', missing: [] },
    });
    expect(dailyEvapotranspiration({ ...uccle, solarRadiation: null })).toEqual({
      millimetres: expect.closeTo(3.88, 2) as number,
      ...{ method: 'PENMAN_MONTEITH_SUNSHINE', missing: ['RADIATION'] },
    });
  });

  it('says by which method it was found, and what was missing', () => {
    const noSun = { solarRadiation: null, sunshineHours: null };
    const noHumidity = { humidityMax: null, humidityMin: null };
    expect(methodOf(noSun)).toBe('PENMAN_MONTEITH_ESTIMATED_RADIATION');
    expect(methodOf({ windSpeed: null })).toBe('PENMAN_MONTEITH_ESTIMATED_AIR');
    expect(methodOf(noHumidity)).toBe('PENMAN_MONTEITH_ESTIMATED_AIR');
    expect(methodOf({ ...noHumidity, dewPoint: 12 })).toBe('PENMAN_MONTEITH');
    expect(methodOf({ ...noHumidity, humidityMean: 73 })).toBe('PENMAN_MONTEITH');
    const lyon = { day: '2026-07-15', latitude: 45.72, temperatureMax: 26.6, temperatureMin: 14.8, elevationM: 200 };
    expect(dailyEvapotranspiration({ ...uccle, ...lyon, ...noSun, ...noHumidity, windSpeed: null })).toEqual({
      millimetres: expect.closeTo(5.03, 2) as number,
      ...{ method: 'HARGREAVES', missing: ['RADIATION', 'HUMIDITY', 'WIND'] },
    });
  });

  it('takes no wind whose height nobody knows, and no pressure without an elevation', () => {
    expect(dailyEvapotranspiration({ ...uccle, windHeightM: null })?.missing).toEqual(['WIND_HEIGHT']);
    expect(methodOf({ elevationM: null })).toBe('HARGREAVES');
  });

  it('is not known without both temperatures', () => {
    for (const less of [{ temperatureMax: null }, { temperatureMin: null }, { temperatureMax: 5, temperatureMin: 9 }]) {
      expect(dailyEvapotranspiration({ ...uccle, ...less })).toBeNull();
    }
  });

  it('is a number of millimetres for whatever else is missing, and the same for what is left out of the method', () => {
    const maybe = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }));
    const someDay = fc.record({
      ...{
        humidityMax: maybe(50, 100),
        humidityMin: maybe(5, 50),
        humidityMean: maybe(5, 100),
        dewPoint: maybe(-20, 12),
      },
      ...{ windSpeed: maybe(0, 25), windHeightM: maybe(0, 12), solarRadiation: maybe(0, 35) },
      ...{
        sunshineHours: maybe(0, 17),
        elevationM: maybe(0, 3000),
        latitude: fc.double({ min: -66, max: 66, noNaN: true }),
      },
    });
    fc.assert(
      fc.property(someDay, (day) => {
        const found = dailyEvapotranspiration({ ...uccle, ...day });
        expect(Number.isFinite(found?.millimetres)).toBe(true);
        expect(found?.millimetres).toBeGreaterThanOrEqual(0);
        expect(found?.method === 'PENMAN_MONTEITH').toBe(found?.missing.length === 0);
      }),
    );
  });
});
