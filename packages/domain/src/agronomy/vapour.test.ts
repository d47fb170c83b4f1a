import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atmosphericPressure } from './air.ts';
import { deviations } from './testing.ts';
import {
  actualVapourPressure,
  meanSaturationVapourPressure,
  saturationVapourPressure,
  saturationVapourPressureSlope,
  vapourPressureOfHumidityMax,
  vapourPressureOfHumidityMean,
  vapourPressureOfHumidityRange,
  vapourPressureOfPsychrometer,
} from './vapour.ts';

describe('Vapour pressure', () => {
  it('is that of the examples', () => {
    const found = [
      ...deviations('fao56_ex04', ({ Twet = NaN, Tdry = NaN, z_m = NaN }) => ({
        e0_Twet: saturationVapourPressure(Twet),
        ea: vapourPressureOfPsychrometer(Tdry, Twet, atmosphericPressure(z_m)),
      })),
      ...deviations('ea_atm41', ({ T_C = NaN, RH_pct = NaN }) => ({ ea_kPa: actualVapourPressure(T_C, RH_pct) })),
    ];
    expect(found).toEqual([]);
    // The pressure of that example is printed with one decimal.
    expect(atmosphericPressure(1200)).toBeCloseTo(87.9, 1);
  });

  it('is that of examples 3 and 5 of FAO-56, and of its table 2.4', () => {
    expect(saturationVapourPressure(24.5)).toBeCloseTo(3.075, 2);
    expect(meanSaturationVapourPressure(24.5, 15)).toBeCloseTo(2.39, 2);
    const range = { temperatureMax: 25, temperatureMin: 18 };
    expect(vapourPressureOfHumidityRange(range, 82, 54)).toBeCloseTo(1.7, 2);
    expect(vapourPressureOfHumidityMax(18, 82)).toBeCloseTo(1.69, 2);
    expect(vapourPressureOfHumidityMean(range, 68)).toBeCloseTo(1.78, 2);
    expect(saturationVapourPressureSlope(30)).toBeCloseTo(0.243, 3);
  });

  it('grows with warmth, as fast as its slope says', () => {
    const temperature = fc.double({ min: -30, max: 50, noNaN: true });
    fc.assert(
      fc.property(temperature, (value) => {
        const step = 0.001;
        const rise = saturationVapourPressure(value + step) - saturationVapourPressure(value);
        expect(rise / step).toBeCloseTo(saturationVapourPressureSlope(value), 3);
        expect(rise).toBeGreaterThan(0);
      }),
    );
  });
});
