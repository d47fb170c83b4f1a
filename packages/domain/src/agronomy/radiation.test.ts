import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearSkyRadiation,
  megajoules,
  netLongwaveRadiation,
  netShortwaveRadiation,
  relativeShortwave,
  soilHeatFluxOfHour,
  soilHeatFluxOfLatestMonth,
  soilHeatFluxOfMonth,
  solarRadiationOfSunshine,
  solarRadiationOfTemperatures,
} from './radiation.ts';
import { daylightHours, extraterrestrialRadiation } from './sun.ts';
import { deviations, known } from './testing.ts';

describe('The radiation of FAO-56', () => {
  it('is that of the worked examples', () => {
    const found = [
      ...deviations('fao56_ex10', ({ lat_deg = NaN, J = NaN, n_h = NaN }) => ({
        Rs: solarRadiationOfSunshine(n_h, daylightHours(lat_deg, J), extraterrestrialRadiation(lat_deg, J)),
      })),
      ...deviations('fao56_ex12', ({ Rs = NaN, Rnl = NaN }) => ({
        Rns: netShortwaveRadiation(Rs),
        Rn: netShortwaveRadiation(Rs) - Rnl,
      })),
    ];
    expect(found).toEqual([]);
  });

  it('is that of examples 11, 13, 15 and 19', () => {
    const rio = { temperatureMax: 25.1, temperatureMin: 19.1 };
    const clearSky = clearSkyRadiation(0, 25.1);
    expect(clearSky).toBeCloseTo(18.8, 1);
    expect(netLongwaveRadiation(rio, 2.1, known(relativeShortwave(14.5, clearSky)))).toBeCloseTo(3.5, 1);
    expect(soilHeatFluxOfMonth(14.1, 18.8)).toBeCloseTo(0.33, 2);
    expect(soilHeatFluxOfLatestMonth(14.1, 16.1)).toBeCloseTo(0.28, 2);
    const lyon = { temperatureMax: 26.6, temperatureMin: 14.8 };
    expect(solarRadiationOfTemperatures(lyon, extraterrestrialRadiation(45.72, 196))).toBeCloseTo(22.3, 1);
    expect([soilHeatFluxOfHour(1.749, true), soilHeatFluxOfHour(-0.1, false)]).toEqual([
      expect.closeTo(0.175, 3),
      expect.closeTo(-0.05, 3),
    ]);
  });

  it('is never more than a clear sky lets through, and is not compared with a dark one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0.001, max: 45, noNaN: true }),
        (solar, sky) => {
          const relative = known(relativeShortwave(solar, sky));
          expect(relative).toBeGreaterThanOrEqual(0);
          expect(relative).toBeLessThanOrEqual(1);
        },
      ),
    );
    expect(relativeShortwave(0, 0)).toBeNull();
  });

  it('comes from watts by the hours that they lasted', () => {
    expect(megajoules(100, 24)).toBeCloseTo(8.64, 9);
    expect(megajoules(680.56, 1)).toBeCloseTo(2.45, 3);
  });
});
