import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { protectedUntil } from './disease.ts';
import { hour, hoursOf, unknownHour, unsprayed, vector, withUnknown } from './testing.ts';
import {
  judgeSeptoriaHumidity,
  judgeSeptoriaReference,
  septoriaHumidityRule,
  type WheatStand,
} from './wheat-septoria.ts';

const stand: WheatStand = { ...unsprayed, growthStage: 39 };
const wet = (count: number) => hoursOf(count, { humidity: 85 });
const within = (hours: readonly ReturnType<typeof hour>[]) => [...hours, ...hoursOf(72 - hours.length)];
const levelOf = (hours: readonly ReturnType<typeof hour>[], more: Partial<WheatStand> = {}) =>
  judgeSeptoriaHumidity(hours, { ...stand, ...more }).level;

describe('Septoria by hours in a row', () => {
  it('is that of the examples', () => {
    const { input } = vector<{ wetHoursConsecutive: number }, unknown>('septoria_20');
    expect(levelOf(within(wet(input.wetHoursConsecutive)))).toBe('HIGH');
    expect(levelOf(within(wet(input.wetHoursConsecutive - 1)))).toBe('NONE');
    const broken = vector<{ wetRuns: [number, number]; dryGapHours: number }, { wetHours72h: number }>(
      'septoria_broken',
    );
    const [first, second] = broken.input.wetRuns;
    const hours = within([...wet(first), ...hoursOf(broken.input.dryGapHours), ...wet(second)]);
    expect(levelOf(hours)).toBe('NONE');
    const reference = judgeSeptoriaReference(hours, unsprayed);
    expect([reference.level, reference.reason.actual]).toEqual(['NONE', broken.expected.wetHours72h]);
  });

  it('takes rain as wet in whatever air', () => {
    expect(levelOf(hoursOf(20, { rainfall: 0.2, humidity: null }))).toBe('HIGH');
    expect(levelOf(hoursOf(20, { rainfall: null, humidity: 85 }))).toBe('HIGH');
    expect(levelOf(hoursOf(20, { rainfall: 0.1, humidity: 84.9 }))).toBe('NONE');
    expect(levelOf(hoursOf(20, { rainfall: null, humidity: 60 }))).toBe('UNKNOWN');
  });

  it('runs from growth stage 31 to 75', () => {
    const hours = wet(24);
    expect([30, 31, 75, 76].map((growthStage) => levelOf(hours, { growthStage }))).toEqual([
      ...['NONE', 'HIGH', 'HIGH', 'NONE'],
    ]);
    expect(judgeSeptoriaHumidity(hours, { ...stand, growthStage: null })).toMatchObject({
      ...{ level: 'UNKNOWN', reason: { code: 'GROWTH_STAGE_UNKNOWN' } },
    });
    expect(levelOf(hoursOf(24), { growthStage: null })).toBe('NONE');
  });

  it('is off for ten days after a spray', () => {
    const until = protectedUntil('2026-05-20', septoriaHumidityRule.figures.protectionDays);
    const on = (day: string) => levelOf(wet(24), { day, protectedUntil: until });
    expect([on('2026-05-20'), on('2026-05-30'), on('2026-05-31')]).toEqual(['PROTECTED', 'PROTECTED', 'HIGH']);
  });

  it('is unknown of unknown hours, unless enough others are wet', () => {
    expect(levelOf([])).toBe('UNKNOWN');
    expect(levelOf([...wet(10), unknownHour, ...wet(10)])).toBe('UNKNOWN');
    expect(levelOf([...wet(20), unknownHour])).toBe('HIGH');
    expect(levelOf([...hoursOf(30), unknownHour])).toBe('NONE');
    expect(levelOf([...wet(19), unknownHour])).toBe('UNKNOWN');
  });
});

describe('Septoria by hours in a window', () => {
  it('is high from 40 wet hours of the last 72', () => {
    const levels = [40, 39].map((count) => judgeSeptoriaReference(within(wet(count)), unsprayed).level);
    expect(levels).toEqual(['HIGH', 'NONE']);
    expect(judgeSeptoriaReference([...wet(40), ...hoursOf(72)], unsprayed).level).toBe('NONE');
  });

  it('is unknown of a window that is not whole, unless the rest could not make it high', () => {
    expect(judgeSeptoriaReference([...wet(39), ...hoursOf(32)], unsprayed)).toMatchObject({
      ...{ level: 'UNKNOWN', reason: { unknown: 1 } },
    });
    expect(judgeSeptoriaReference(hoursOf(71), unsprayed)).toMatchObject({ level: 'NONE', reason: { unknown: 1 } });
    expect(judgeSeptoriaReference(wet(40), unsprayed).level).toBe('HIGH');
  });

  it('is no more certain of hours of which one is forgotten than that hour lets it be', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 72, maxLength: 72 }), fc.nat(), (states, at) => {
        const known = states.map((isWet) => hour({ humidity: isWet ? 92 : 70 }));
        const hours = withUnknown(known, at);
        const referenceOf = (judged: typeof hours) => judgeSeptoriaReference(judged, unsprayed).level;
        expect([referenceOf(known), 'UNKNOWN']).toContain(referenceOf(hours));
        expect([levelOf(known), 'UNKNOWN']).toContain(levelOf(hours));
      }),
    );
  });
});
