import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atmosphericPressure, psychrometricConstant } from './air.ts';
import {
  hargreaves,
  hourlyEvapotranspiration,
  netRadiationOfHour,
  penmanMonteith,
  penmanMonteithOfDay,
  type PenmanMonteithHour,
} from './evapotranspiration.ts';
import {
  clearSkyRadiation,
  netLongwaveRadiationOfHour,
  netShortwaveRadiation,
  soilHeatFluxOfHour,
  solarRadiationOfTemperatures,
} from './radiation.ts';
import { extraterrestrialRadiation, extraterrestrialRadiationOfHour, isSunUp, solarTimeAngle } from './sun.ts';
import { deviations, known } from './testing.ts';
import { saturationVapourPressure, saturationVapourPressureSlope, vapourPressureOfDewPoint } from './vapour.ts';

const afternoon: PenmanMonteithHour = {
  ...{ latitude: 16 + 13 / 60, longitude: -16.25, zoneLongitude: -15, dayOfYear: 274, middleHour: 14.5, elevationM: 8 },
  ...{ temperature: 38, humidity: 52, windSpeed: 3.3, solarRadiation: 2.45, relativeShortwaveBeforeSunset: null },
};

describe('Evapotranspiration by Penman-Monteith', () => {
  it('is that of Bangkok in April', () => {
    const found = deviations('fao56_ex17', ({ T = NaN, Rn = NaN, G = NaN, u2 = NaN, ...air }) => ({
      ET0_mm_d: penmanMonteith(
        {
          ...{ temperature: T, netRadiation: Rn, soilHeatFlux: G, windSpeed: u2 },
          ...{ saturationVapourPressure: air['es'] ?? NaN, actualVapourPressure: air['ea'] ?? NaN },
          ...{ slope: air['delta'] ?? NaN, psychrometricConstant: air['gamma'] ?? NaN },
        },
        'DAY',
      ),
    }));
    expect(found).toEqual([]);
  });

  it('is that of a night in Senegal, term by term', () => {
    const found = deviations('fao56_ex19_night', (input) => {
      const { T = NaN, RH = NaN, lat_deg = NaN, lon_deg = NaN, Lz_degW = NaN, J = NaN, t_mid = NaN, z_m = NaN } = input;
      const moment = {
        latitude: lat_deg,
        longitude: lon_deg,
        zoneLongitude: -Lz_degW,
        dayOfYear: J,
        middleHour: t_mid,
      };
      const saturated = saturationVapourPressure(T);
      const vapour = (saturated * RH) / 100;
      const night: PenmanMonteithHour = {
        ...{ ...moment, elevationM: z_m, temperature: T, humidity: RH, windSpeed: input['u2'] ?? null },
        solarRadiation: input['Rs_MJ_h'] ?? null,
        relativeShortwaveBeforeSunset: input['night_Rs_Rso'] ?? null,
      };
      const extraterrestrial = extraterrestrialRadiationOfHour(moment);
      const netRadiation = known(netRadiationOfHour(night, T, vapour));
      return {
        ...{ delta: saturationVapourPressureSlope(T), gamma: psychrometricConstant(atmosphericPressure(z_m)) },
        ...{ es: saturated, ea: vapour, omega: solarTimeAngle(moment), Ra: extraterrestrial },
        Rso: clearSkyRadiation(z_m, extraterrestrial),
        ...{
          Rns: netShortwaveRadiation(0),
          Rnl: netLongwaveRadiationOfHour(T, vapour, known(night.relativeShortwaveBeforeSunset)),
        },
        ...{ Rn: netRadiation, G: soilHeatFluxOfHour(netRadiation, isSunUp(moment)) },
        ET0_mm_h: known(hourlyEvapotranspiration(night)),
      };
    });
    expect(found).toEqual([]);
  });

  it('is that of an afternoon in Senegal', () => {
    expect(hourlyEvapotranspiration(afternoon)).toBeCloseTo(0.63, 2);
    expect(netRadiationOfHour(afternoon, 38, 3.445)).toBeCloseTo(1.749, 2);
  });

  it('is that of Lyon in July with wind, humidity and radiation estimated', () => {
    const lyon = { temperatureMax: 26.6, temperatureMin: 14.8, latitude: 45.72, dayOfYear: 196, elevationM: 200 };
    const solarRadiation = solarRadiationOfTemperatures(lyon, extraterrestrialRadiation(45.72, 196));
    const estimated = { vapourPressure: vapourPressureOfDewPoint(lyon.temperatureMin), windSpeed: 2, solarRadiation };
    expect(penmanMonteithOfDay({ ...lyon, ...estimated })).toBeCloseTo(4.56, 2);
  });

  it('is not known of an hour of which something is not', () => {
    const needs = ['temperature', 'humidity', 'windSpeed', 'solarRadiation'] as const;
    for (const need of needs) expect(hourlyEvapotranspiration({ ...afternoon, [need]: null })).toBeNull();
    expect(hourlyEvapotranspiration({ ...afternoon, middleHour: 2.5, solarRadiation: 0 })).toBeNull();
  });

  it('is not known where the sun does not rise', () => {
    const polar = { temperatureMax: -10, temperatureMin: -20, latitude: 80, dayOfYear: 355, elevationM: 0 };
    expect(penmanMonteithOfDay({ ...polar, vapourPressure: 0.1, windSpeed: 3, solarRadiation: 0 })).toBeNull();
  });

  it('is more for more sun and for drier air', () => {
    const part = fc.double({ min: 0.2, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(part, part, part, (one, other, fixed) => {
        const of = (sun: number, humidity: number): number => {
          const saturated = saturationVapourPressure(14);
          const range = { temperatureMax: 26, temperatureMin: 14, latitude: 49, dayOfYear: 180, elevationM: 300 };
          const vapourPressure = saturated * humidity;
          return known(penmanMonteithOfDay({ ...range, vapourPressure, windSpeed: 2, solarRadiation: sun * 30 }));
        };
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(of(less, fixed)).toBeLessThanOrEqual(of(more, fixed) + 1e-12);
        expect(of(fixed, more)).toBeLessThanOrEqual(of(fixed, less) + 1e-12);
      }),
    );
  });
});

describe('Evapotranspiration by Hargreaves', () => {
  it('is that of Lyon in July', () => {
    const found = deviations('fao56_ex20_har', ({ lat_deg = NaN, J = NaN, Tmax = NaN, Tmin = NaN }) => ({
      ET0_mm_d: hargreaves({ temperatureMax: Tmax, temperatureMin: Tmin }, extraterrestrialRadiation(lat_deg, J)),
      ea_from_Tmin: vapourPressureOfDewPoint(Tmin),
    }));
    expect(found).toEqual([]);
  });
});
