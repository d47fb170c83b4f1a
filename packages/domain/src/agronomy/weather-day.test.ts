import { describe, expect, it } from 'vitest';
import { elevationOfPressure, atmosphericPressure } from './air.ts';
import { diseaseHostOf } from './disease-hosts.ts';
import { judgeHost, type JudgedDay, type JudgedHour } from './judge-host.ts';
import { addDays } from '../days.ts';
import { weatherDayOf, type SensedHour, type WeatherSite } from './weather-day.ts';

const site: WeatherSite = { latitude: 49, elevationM: 300, windHeightM: 2 };

/** A fair day of June: warm at noon, with sun from six to eighteen. */
function fairHours(more: (at: number) => Partial<SensedHour> = () => ({})): SensedHour[] {
  return Array.from({ length: 24 }, (_, at) => ({
    temperature: 18 - 6 * Math.cos(((at - 3) / 12) * Math.PI),
    humidity: 65 + 25 * Math.cos(((at - 3) / 12) * Math.PI),
    windSpeed: 2,
    irradiation: at >= 6 && at < 18 ? 500 : 0,
    rainfall: 0,
    leafWetness: null,
    ...more(at),
  }));
}

const asked = { site, hasLeafSensor: false, baseTemperature: 5 };

describe('a day of the weather', () => {
  it('says by which method evapotranspiration was found, and what was missing', () => {
    const measured = weatherDayOf('2026-06-10', fairHours(), asked);
    expect(measured.evapotranspiration).toMatchObject({ method: 'PENMAN_MONTEITH', missing: [] });
    expect(measured.evapotranspiration?.millimetres).toBeGreaterThan(3);
    expect(measured.evapotranspiration?.millimetres).toBeLessThan(6);
    const withoutSun = weatherDayOf(
      '2026-06-10',
      fairHours(() => ({ irradiation: null })),
      asked,
    );
    expect(withoutSun.evapotranspiration).toMatchObject({
      method: 'PENMAN_MONTEITH_ESTIMATED_RADIATION',
      missing: ['RADIATION'],
    });
    const withoutElevation = weatherDayOf('2026-06-10', fairHours(), { ...asked, site: { ...site, elevationM: null } });
    expect(withoutElevation.evapotranspiration).toMatchObject({ method: 'HARGREAVES', missing: ['ELEVATION'] });
  });

  it('is not known where more than four hours are missing, or nobody knows where the node stands', () => {
    const gap = (hours: number) => fairHours((at) => (at < hours ? { temperature: null } : {}));
    expect(weatherDayOf('2026-06-10', gap(4), asked).evapotranspiration).not.toBeNull();
    const unknown = weatherDayOf('2026-06-10', gap(5), asked);
    expect(unknown).toMatchObject({ evapotranspiration: null, degreeDays: null, dewPoint: null });
    expect(weatherDayOf('2026-06-10', fairHours(), { ...asked, site: { ...site, latitude: null } })).toMatchObject({
      evapotranspiration: null,
    });
  });

  it('counts wet hours by the sensor where there is one, else by the humidity of the air', () => {
    const byAir = fairHours((at) => ({ humidity: at < 7 ? 95 : 60, leafWetness: 0 }));
    expect(weatherDayOf('2026-06-10', byAir, asked).leafWetness).toEqual({ wetHours: 7, unknownHours: 0 });
    const bySensor = fairHours((at) => ({ humidity: 95, leafWetness: at < 3 ? 15 : at < 5 ? null : 2 }));
    expect(weatherDayOf('2026-06-10', bySensor, { ...asked, hasLeafSensor: true }).leafWetness).toEqual({
      wetHours: 3,
      unknownHours: 2,
    });
  });
});

describe('the elevation that a pressure stands for', () => {
  it('is the one at which air presses so', () => {
    for (const elevation of [0, 300, 1500])
      expect(elevationOfPressure(atmosphericPressure(elevation))).toBeCloseTo(elevation, 6);
  });
});

function days(count: number, hour: (day: number, at: number) => Partial<JudgedHour>): JudgedDay[] {
  const dry = { temperature: 15, humidity: 60, rainfall: 0, isLeafWet: false };
  return Array.from({ length: count }, (_, day) => ({
    day: addDays('2026-06-01', day),
    hours: Array.from({ length: 24 }, (__, at) => ({ ...dry, isNight: at < 4 || at > 20, ...hour(day, at) })),
  }));
}

describe('the diseases of a crop', () => {
  it('are judged for potatoes, wheat and vines by their codes', () => {
    const codes = ['SOLTU', 'TRZAW', 'TRZDU', 'VITVI', 'HORVX', 'SOLLY', null];
    expect(codes.map(diseaseHostOf)).toEqual(['POTATO', 'WHEAT', 'WHEAT', 'GRAPE', null, null, null]);
  });

  it('are near for potatoes after one blight day, and there after two', () => {
    const humid = (from: number) => days(3, (day, at) => (day >= from && at < 7 ? { humidity: 95 } : {}));
    expect(judgeHost('POTATO', humid(3))[0]?.level).toBe('NONE');
    expect(judgeHost('POTATO', humid(2))[0]?.level).toBe('LOW');
    expect(judgeHost('POTATO', humid(1))[0]?.level).toBe('HIGH');
  });

  it('tell of wheat what says most first, and that nobody knows how far it is grown', () => {
    const wet = days(3, () => ({ humidity: 95, isLeafWet: true }));
    expect(judgeHost('WHEAT', wet).map(({ model, level, reason }) => [model, level, reason.code])).toEqual([
      ['WHEAT_LEAF_RUST', 'HIGH', 'DEGREE_HOURS_OF_WETNESS'],
      ['WHEAT_SEPTORIA_HUMIDITY', 'UNKNOWN', 'GROWTH_STAGE_UNKNOWN'],
    ]);
  });

  it('cannot come to vines while the spores are not ripe, and are not known without the year before', () => {
    const cold = days(30, () => ({ temperature: 9, humidity: 99, rainfall: 1 }));
    expect(judgeHost('GRAPE', cold).map(({ model, level }) => [model, level])).toEqual([
      ['GRAPE_DOWNY_MILDEW_OOSPORES', 'NONE'],
    ]);
    const warmNight = days(30, () => ({ temperature: 18, humidity: 99 }));
    expect(judgeHost('GRAPE', warmNight)[0]).toMatchObject({ model: 'GRAPE_DOWNY_MILDEW_SECONDARY', level: 'HIGH' });
  });

  it('are not known where there is no weather at all', () => {
    for (const host of ['POTATO', 'WHEAT', 'GRAPE'] as const)
      expect(judgeHost(host, [])[0]?.level, host).toBe('UNKNOWN');
  });
});
