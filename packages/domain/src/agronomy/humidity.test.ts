import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atmosphericPressure } from './air.ts';
import { dewPoint } from './dew-point.ts';
import { deviations, known } from './testing.ts';
import { vapourPressureDeficit } from './vapour-pressure-deficit.ts';
import { deltaT, wetBulbTemperature } from './wet-bulb.ts';
import { actualVapourPressure, saturationVapourPressure, vapourPressureOfPsychrometer } from './vapour.ts';

/** The wet bulb at which the psychrometer equation gives the vapour of the air, at the pressure of the sea. */
function wetBulbOfPsychrometer(temperature: number, humidity: number): number {
  let [low, high] = [-60, temperature];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    const vapour = vapourPressureOfPsychrometer(temperature, middle, atmosphericPressure(0));
    if (vapour > actualVapourPressure(temperature, humidity)) high = middle;
    else low = middle;
  }
  return low;
}

const someTemperature = fc.double({ min: -20, max: 50, noNaN: true });
const someHumidity = fc.double({ min: 5, max: 99, noNaN: true });

describe('Dew point and vapour pressure deficit', () => {
  it('are those of the examples', () => {
    const ids = ['dew_25_60', 'dew_30_40', 'dew_-5_70'];
    const found = ids.flatMap((id) =>
      deviations(id, ({ T_C = NaN, RH_pct = NaN }) => ({ dewPoint_C: known(dewPoint(T_C, RH_pct)) })),
    );
    const ofDevice = deviations('dew_gmm', ({ T_C = NaN, RH_pct = NaN }) => ({
      dewPoint_C: known(dewPoint(T_C, RH_pct)),
      vpd_kPa: known(vapourPressureDeficit(T_C, RH_pct)),
    }));
    expect([...found, ...ofDevice]).toEqual([]);
  });

  it('fit each other: air cooled to its dew point is saturated', () => {
    fc.assert(
      fc.property(someTemperature, someHumidity, (temperature, humidity) => {
        const dew = known(dewPoint(temperature, humidity));
        expect(dew).toBeLessThanOrEqual(temperature);
        const lacking = saturationVapourPressure(temperature) - saturationVapourPressure(dew);
        expect(vapourPressureDeficit(temperature, humidity)).toBeCloseTo(lacking, 9);
      }),
    );
  });

  it('are unknown where one of both is, and there is no dew point of dry air', () => {
    expect([dewPoint(null, 50), dewPoint(20, null), dewPoint(20, 0)]).toEqual([null, null, null]);
    expect([vapourPressureDeficit(null, 50), vapourPressureDeficit(20, null)]).toEqual([null, null]);
    expect([dewPoint(20, 100), vapourPressureDeficit(20, 101)]).toEqual([expect.closeTo(20, 9), 0]);
  });
});

describe('Wet bulb and Delta T', () => {
  it('are those of the examples', () => {
    const found = deviations('wetbulb_20_50', ({ T_C = NaN, RH_pct = NaN }) => ({
      Tw_C: known(wetBulbTemperature(T_C, RH_pct)),
      deltaT_C: known(deltaT(T_C, RH_pct)),
    }));
    const others = ['deltat_30_30', 'deltat_10_95'].flatMap((id) =>
      deviations(id, ({ T_C = NaN, RH_pct = NaN }) => ({ deltaT_C: known(deltaT(T_C, RH_pct)) })),
    );
    expect([...found, ...others]).toEqual([]);
  });

  it('lie near the psychrometer of FAO-56 where the formula holds, and are unknown elsewhere', () => {
    fc.assert(
      fc.property(someTemperature, someHumidity, (temperature, humidity) => {
        const wetBulb = wetBulbTemperature(temperature, humidity);
        if (wetBulb === null) return;
        expect(Math.abs(wetBulb - wetBulbOfPsychrometer(temperature, humidity))).toBeLessThan(1.4);
      }),
    );
    const outside = [wetBulbTemperature(-21, 80), wetBulbTemperature(51, 20), wetBulbTemperature(20, 4)];
    expect([...outside, wetBulbTemperature(20, 101), wetBulbTemperature(-10, 20), deltaT(-10, 20)]).toEqual([
      ...[null, null, null, null, null, null],
    ]);
    // In fog nothing dries away.
    expect([wetBulbTemperature(-1.5, 100), wetBulbTemperature(8, 99.5), deltaT(8, 100)]).toEqual([-1.5, 8, 0]);
    expect([wetBulbTemperature(null, 50), deltaT(20, null)]).toEqual([null, null]);
  });

  it('dries more the drier the air', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 40, noNaN: true }),
        someHumidity,
        someHumidity,
        (temperature, one, other) => {
          const [dry, humid] = [Math.min(one, other), Math.max(one, other)];
          expect(known(deltaT(temperature, dry))).toBeGreaterThanOrEqual(known(deltaT(temperature, humid)) - 1e-9);
        },
      ),
    );
  });
});
