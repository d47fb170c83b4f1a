import { describe, expect, it } from 'vitest';
import { playedStore, playedWeather, type PlayedWeather } from './weather.ts';

const place = { seed: 7, latitude: 49.36, longitude: 16.8, elevation: 560 };
const weather = playedWeather(place);
const hour = 3600;
/** Each hour of 2025. */
const year = Array.from({ length: 365 * 24 }, (_, at) => {
  const second = Date.UTC(2025, 0, 1) / 1000 + at * hour;
  return { second, hour: at % 24, month: new Date(second * 1000).getUTCMonth(), ...weather(second) };
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function of(name: keyof PlayedWeather, is: (at: (typeof year)[number]) => boolean): number {
  return mean(year.filter(is).map((at) => at[name]));
}

describe('made-up weather', () => {
  it('is the same at every run, and another with another seed', () => {
    expect(playedWeather(place)(1_780_000_000)).toEqual(weather(1_780_000_000));
    expect(playedWeather({ ...place, seed: 8 })(1_780_000_000)).not.toEqual(weather(1_780_000_000));
  });

  it('is warm in July and cold in January, and at night cooler than by day', () => {
    const [january, july] = [
      of('temperature', ({ month }) => month === 0),
      of('temperature', ({ month }) => month === 6),
    ];
    expect(january).toBeGreaterThan(-9);
    expect(january).toBeLessThan(2);
    expect(july).toBeGreaterThan(13);
    expect(july).toBeLessThan(23);
    const isJuly = ({ month }: { month: number }): boolean => month === 6;
    expect(
      of('temperature', (at) => isJuly(at) && at.hour === 14) - of('temperature', (at) => isJuly(at) && at.hour === 3),
    ).toBeGreaterThan(5);
  });

  it('is dark at night, and brightest at noon of summer', () => {
    expect(of('irradiation', ({ hour: at }) => at === 0)).toBe(0);
    const brightest = Math.max(...year.map(({ irradiation }) => irradiation));
    expect(brightest).toBeGreaterThan(700);
    expect(brightest).toBeLessThan(1100);
  });

  it('stays in what instruments can say, and air is damper where it is cooler', () => {
    const extremes = (name: keyof PlayedWeather): readonly [lowest: number, highest: number] => {
      const values = year.map((at) => at[name]);
      return [Math.min(...values), Math.max(...values)];
    };
    const bounds = {
      humidity: [18, 100],
      pressure: [900, 980],
      windDirection: [0, 360],
      leafWetness: [0, 20],
    } as const;
    for (const [name, [least, most]] of Object.entries(bounds)) {
      const [lowest, highest] = extremes(name as keyof typeof bounds);
      expect(lowest, name).toBeGreaterThanOrEqual(least);
      expect(highest, name).toBeLessThanOrEqual(most);
    }
    expect(year.filter(({ windGust, windSpeed }) => windGust < windSpeed)).toEqual([]);
    expect(of('humidity', ({ hour: at }) => at === 3) - of('humidity', ({ hour: at }) => at === 13)).toBeGreaterThan(
      10,
    );
  });

  it('rains some 500 to 900 mm a year, never backwards, and leaves are wet then', () => {
    const fallen = year.map(({ rain }, at) => rain - (year[at - 1]?.rain ?? rain));
    expect(Math.min(...fallen)).toBeGreaterThanOrEqual(-1e-9);
    const ofYear = fallen.reduce((sum, one) => sum + one, 0);
    expect(ofYear).toBeGreaterThan(450);
    expect(ofYear).toBeLessThan(900);
    const wet = year.filter((_, at) => (fallen[at] ?? 0) > 0.5);
    expect(mean(wet.map(({ leafWetness }) => leafWetness))).toBeGreaterThan(12);
  });

  it('wets the soil, which is driest in summer', () => {
    const isOdd = ({ soilMoisture, soilWaterPotential }: PlayedWeather): boolean =>
      soilMoisture < 9 || soilMoisture > 42 || soilWaterPotential > -5;
    expect(year.filter(isOdd)).toEqual([]);
    const [wettest] = year
      .map(({ rain }, at) => ({ at, fell: (year[at + 24]?.rain ?? rain) - rain }))
      .toSorted((one, other) => other.fell - one.fell);
    const at = wettest?.at ?? 0;
    expect((year[at + 24]?.soilMoisture ?? 0) - (year[at]?.soilMoisture ?? 0)).toBeGreaterThan(1);
    expect(of('soilMoisture', ({ month }) => month === 7)).toBeLessThan(of('soilMoisture', ({ month }) => month === 1));
  });
});

describe('a grain store', () => {
  it('cools after harvest, then warms by itself, most of all in the middle', () => {
    const at = (month: number, day: number): readonly number[] =>
      playedStore(place, 10)(Date.UTC(2025, month, day) / 1000);
    expect(mean(at(7, 12))).toBeGreaterThan(mean(at(9, 20)) + 4);
    expect(mean(at(9, 20)) + 0.5).toBeLessThan(mean([...playedStore(place, 10)(Date.UTC(2026, 0, 20) / 1000)]));
    const [october, february] = [at(9, 20)[5] ?? 0, playedStore(place, 10)(Date.UTC(2026, 1, 1) / 1000)[5] ?? 0];
    expect(february - october).toBeGreaterThan(4);
  });
});
