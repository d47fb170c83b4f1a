import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeOospores, judgePrimaryInfection, judgeSecondaryInfection, type VineStand } from './grape-downy-mildew.ts';
import { hour, hoursOf, unknownHour, unsprayed, vector, withUnknown } from './testing.ts';

const vines: VineStand = { ...unsprayed, shootLengthCm: 10 };

describe('Primary infection of vines', () => {
  const rainy = (rain: number, temperature: number) => hoursOf(48, { rainfall: rain / 48, temperature });

  it('is that of the example', () => {
    const { input } = vector<Record<string, number>, unknown>('vine_310');
    const { rain_mm_24_48h: rain = NaN, T_C = NaN, shoot_cm = NaN } = input;
    const hours = [hour({ rainfall: rain, temperature: T_C }), ...hoursOf(47, { temperature: T_C })];
    expect(judgePrimaryInfection(hours, { ...unsprayed, shootLengthCm: shoot_cm }).level).toBe('HIGH');
  });

  it('needs all three tens', () => {
    const of = (rain: number, temperature: number, shootLengthCm: number | null = 12) => {
      const { level, reason } = judgePrimaryInfection(rainy(rain, temperature), { ...vines, shootLengthCm });
      return `${level} ${reason.code}`;
    };
    expect([of(12, 14), of(9, 14), of(12, 9), of(12, 14, 9), of(12, 14, null), of(5, 14, null)]).toEqual([
      ...['HIGH RAIN', 'NONE RAIN', 'NONE TOO_COLD', 'NONE SHOOTS_TOO_SHORT', 'UNKNOWN SHOOTS_UNKNOWN', 'NONE RAIN'],
    ]);
  });

  it('counts the rain of the last 48 hours, and knows nothing of fewer', () => {
    expect(judgePrimaryInfection([hour({ rainfall: 20 }), ...hoursOf(48)], vines).level).toBe('NONE');
    expect(judgePrimaryInfection(hoursOf(47), vines).level).toBe('UNKNOWN');
    expect(judgePrimaryInfection(hoursOf(48, { rainfall: null }), vines).level).toBe('UNKNOWN');
    expect(judgePrimaryInfection([...rainy(20, 15).slice(1), hour({ rainfall: null })], vines).level).toBe('HIGH');
  });
});

describe('Oospores', () => {
  it('ripen by the warmth above 8 °C since January', () => {
    const levels = [11.9, 12, 12.3].map((mean) => judgeOospores(Array<number>(40).fill(mean), unsprayed).level);
    expect(levels).toEqual(['NONE', 'LOW', 'HIGH']);
    const sums = [159, 160, 170].map((sum) => judgeOospores([8 + sum, 3, -5], unsprayed));
    expect(sums.map(({ level, reason }) => [level, reason.actual])).toEqual([
      ...[
        ['NONE', 159],
        ['LOW', 160],
        ['HIGH', 170],
      ],
    ]);
  });

  it('are unknown while days are, unless they are ripe without them', () => {
    const levels = [[150, null], [168, null], [178, null], []].map((means) => judgeOospores(means, unsprayed).level);
    expect(levels).toEqual(['UNKNOWN', 'UNKNOWN', 'HIGH', 'UNKNOWN']);
  });

  it('are not ripe in winter, whatever the warmth of a day that nobody knows', () => {
    expect(judgeOospores([10, null, 3], unsprayed)).toMatchObject({ level: 'NONE', reason: { unknown: 1 } });
  });
});

describe('Secondary infection of vines', () => {
  it('is that of the example', () => {
    const { input, expected } = vector<
      { RH: number; hours: [number, number][] },
      { sporulation: boolean[]; degreeHours: number[] }
    >('vine_secondary');
    const nights = input.hours.map(([temperature, count]) =>
      judgeSecondaryInfection(hoursOf(count, { temperature, humidity: input.RH }), unsprayed),
    );
    expect(nights.map(({ level }) => level === 'HIGH')).toEqual(expected.sporulation);
    expect(nights.map(({ reason }) => reason.actual)).toEqual(expected.degreeHours);
  });

  it('begins anew after an hour that is too cold, too hot or too dry', () => {
    const humid = (count: number, temperature = 17) => hoursOf(count, { humidity: 97, temperature });
    const levelOf = (night: Parameters<typeof judgeSecondaryInfection>[0]) =>
      judgeSecondaryInfection(night, unsprayed).level;
    expect(levelOf(humid(3))).toBe('HIGH');
    expect(levelOf(hoursOf(4, { humidity: 97, temperature: 12.5 }))).toBe('NONE');
    expect(levelOf(hoursOf(9, { humidity: 95, temperature: 20 }))).toBe('NONE');
    const breaks = [humid(1, 12), humid(1, 29.1), hoursOf(1, { humidity: 90, temperature: 17 })];
    expect(breaks.map((pause) => levelOf([...humid(2), ...pause, ...humid(2)]))).toEqual(['NONE', 'NONE', 'NONE']);
    expect(levelOf([...humid(2), unknownHour, ...humid(2)])).toBe('UNKNOWN');
    expect(levelOf([])).toBe('UNKNOWN');
  });

  it('is known of a night that is dry in all hours but one', () => {
    const night = [...hoursOf(8, { humidity: 60, temperature: 15 }), unknownHour];
    expect(judgeSecondaryInfection(night, unsprayed)).toMatchObject({ level: 'NONE', reason: { unknown: 1 } });
  });

  it('is no more certain of a night of which an hour is forgotten than that hour lets it be', () => {
    const someHour = fc.record({
      ...{
        temperature: fc.double({ min: 5, max: 32, noNaN: true }),
        humidity: fc.double({ min: 80, max: 100, noNaN: true }),
      },
    });
    fc.assert(
      fc.property(fc.array(someHour, { minLength: 1, maxLength: 12 }), fc.nat(), (night, at) => {
        const hours = night.map(hour);
        const before = judgeSecondaryInfection(hours, unsprayed).level;
        const after = judgeSecondaryInfection(withUnknown(hours, at), unsprayed).level;
        expect([before, 'UNKNOWN']).toContain(after);
      }),
    );
  });
});
