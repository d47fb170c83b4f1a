import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOfYear,
  daylightHours,
  extraterrestrialRadiation,
  extraterrestrialRadiationOfHour,
  inverseRelativeDistance,
  isSunUp,
  solarDeclination,
  solarTimeAngle,
  sunsetHourAngle,
} from './sun.ts';
import { deviations } from './testing.ts';

const someDay = fc.integer({ min: 1, max: 366 });
const someLatitude = fc.double({ min: -90, max: 90, noNaN: true });

describe('The sun of FAO-56', () => {
  it('is that of the worked examples', () => {
    const found = [
      ...deviations('fao56_ex08', ({ lat_deg = NaN, J = NaN }) => ({
        dr: inverseRelativeDistance(J),
        decl_rad: solarDeclination(J),
        ws_rad: sunsetHourAngle(lat_deg, J),
        Ra_MJ: extraterrestrialRadiation(lat_deg, J),
      })),
      ...deviations('fao56_ex10', ({ lat_deg = NaN, J = NaN }) => ({
        Ra: extraterrestrialRadiation(lat_deg, J),
        N_h: daylightHours(lat_deg, J),
      })),
    ];
    expect(found).toEqual([]);
    expect(daylightHours(-20, 246)).toBeCloseTo(11.7, 1);
  });

  it('stands in the afternoon where example 19 has it', () => {
    const moment = { latitude: 16 + 13 / 60, longitude: -16.25, zoneLongitude: -15, dayOfYear: 274, middleHour: 14.5 };
    expect(solarTimeAngle(moment)).toBeCloseTo(0.682, 3);
    expect(extraterrestrialRadiationOfHour(moment)).toBeCloseTo(3.543, 2);
  });

  it('gives in the hours of a day what it gives in the day, whatever the clock', () => {
    fc.assert(
      fc.property(someLatitude, someDay, fc.integer({ min: -180, max: 180 }), (latitude, ofYear, longitude) => {
        const hours = Array.from({ length: 24 }, (_, index) => {
          const moment = { latitude, longitude, zoneLongitude: 0, dayOfYear: ofYear, middleHour: index + 0.5 };
          return extraterrestrialRadiationOfHour(moment);
        });
        const sum = hours.reduce((all, one) => all + one, 0);
        expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
        // Where an hour lies over solar midnight while the sun does not set, half of it is of the day before.
        const ofDay = extraterrestrialRadiation(latitude, ofYear);
        if (daylightHours(latitude, ofYear) < 23) expect(sum).toBeCloseTo(ofDay, 6);
        else expect(Math.abs(sum - ofDay)).toBeLessThan(2);
      }),
    );
  });

  it('is up for as long as there is daylight, and never where it does not rise', () => {
    fc.assert(
      fc.property(someLatitude, someDay, (latitude, ofYear) => {
        const hours = daylightHours(latitude, ofYear);
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThanOrEqual(24);
      }),
    );
    expect(daylightHours(80, 355)).toBe(0);
    expect(daylightHours(80, 172)).toBe(24);
    const prague = { latitude: 50, longitude: 14.4, zoneLongitude: 0, dayOfYear: 172 };
    expect([1, 4, 11, 18, 21].map((middleHour) => isSunUp({ ...prague, middleHour }))).toEqual([
      ...[false, true, true, true, false],
    ]);
  });

  it('counts the days of a year, of leap years too', () => {
    expect(['2025-01-01', '2025-12-31', '2024-12-31', '2026-07-06'].map(dayOfYear)).toEqual([1, 365, 366, 187]);
  });
});
