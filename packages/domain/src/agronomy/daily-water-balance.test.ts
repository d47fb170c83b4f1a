import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { waterCropNames, soilTextures } from '../enumerations/water-balance.ts';
import { balanceStart, earliestStart } from './balance-start.ts';
import { dailyWaterBalance, type WaterDay, type WaterStatement } from './daily-water-balance.ts';
import { soilLimitsOf, textureLimits } from './soil-textures.ts';
import { known } from './testing.ts';
import { waterCrop } from './water-crops.ts';
import { waterStanding } from './water-standing.ts';

const potatoes = waterCrop('POTATO');
const soil = { fieldCapacity: 0.3, wiltingPoint: 0.15 };
const sownOn = '2026-04-01';
/** A day on which potatoes are fully grown: Kc 1.15, roots of 0.4 m, TAW of 60 mm. */
const first = '2026-06-10';

function daysOf(weather: readonly (readonly [rainfall: number | null, reference: number | null])[]): WaterDay[] {
  return weather.map(([rainfall, reference], at) => ({ day: addDays(first, at), rainfall, reference }));
}

function balanceOf(
  days: readonly WaterDay[],
  statements: readonly WaterStatement[] = [],
  startDepletion: number | null = 0,
) {
  return dailyWaterBalance({ crop: potatoes, sownOn, soil, soilDepthM: null, startDepletion, days, statements });
}

describe('The water of a root zone', () => {
  it('goes down by what the crop takes and up by rain, as worked out by hand', () => {
    const [one, two, three] = balanceOf(
      daysOf([
        [0, 4],
        [2, 5],
        [20, 4],
      ]),
    );
    // ETc 4.6; p = 0.35 + 0.04 (5 − 4.6) = 0.366; RAW = 0.366 × 60 = 21.96.
    expect(one).toMatchObject({ coefficient: 1.15, stress: 1, irrigation: 0, isSaid: false });
    expect([one?.total, one?.readily, one?.evapotranspiration, one?.depletion]).toEqual(
      [60, 21.96, 4.6, 4.6].map((value) => expect.closeTo(value, 9) as number),
    );
    expect(two?.depletion).toBeCloseTo(4.6 + 5.75 - 2, 9);
    // 8.35 + 4.6 − 20 is 7.05 more than the soil holds.
    expect(three?.depletion).toBe(0);
    expect(three?.deepPercolation).toBeCloseTo(7.05, 9);
  });

  it('is taken more slowly where it is short', () => {
    const [day] = balanceOf(daysOf([[0, 4]]), [], 41);
    // Ks = (60 − 41) / ((1 − 0.366) 60)
    expect(day?.stress).toBeCloseTo(19 / 38.04, 9);
    expect(day?.depletion).toBeCloseTo(41 + (4.6 * 19) / 38.04, 9);
  });

  it('is less where the soil is shallower than the roots would grow', () => {
    const [day] = dailyWaterBalance({
      ...{ crop: potatoes, sownOn, soil, soilDepthM: 0.2, startDepletion: 0, statements: [] },
      days: daysOf([[0, 4]]),
    });
    expect(day?.total).toBeCloseTo(30, 9);
  });

  it('is not known from a day whose rain or ET0 is not, until somebody says how the soil was', () => {
    const days = daysOf([
      [0, 4],
      [null, 4],
      [0, 4],
      [5, 4],
      [0, 4],
      [0, null],
    ]);
    const depletions = balanceOf(days, [{ day: addDays(first, 3), kind: 'FIELD_CAPACITY', millimetres: null }]).map(
      ({ depletion }) => depletion,
    );
    expect(depletions).toEqual([expect.closeTo(4.6, 9), null, null, 0, expect.closeTo(4.6, 9), null]);
    expect(balanceOf(daysOf([[0, 4]]), [], null)[0]?.depletion).toBeNull();
  });

  it('is what was said last of a day, within what the soil holds; irrigation is added', () => {
    const said = (kind: WaterStatement['kind'], millimetres: number | null, day = first): WaterStatement => ({
      ...{ day, kind, millimetres },
    });
    const after = (...statements: WaterStatement[]) => balanceOf(daysOf([[0, 4]]), statements, 20)[0];
    expect(after(said('FIELD_CAPACITY', null), said('DEPLETION', 12))).toMatchObject({ depletion: 12, isSaid: true });
    expect(after(said('DEPLETION', 500))?.depletion).toBeCloseTo(60, 9);
    expect(after(said('IRRIGATION', 6), said('IRRIGATION', 4))).toMatchObject({
      ...{ irrigation: 10, depletion: expect.closeTo(14.6, 9) as number, isSaid: false },
    });
    expect(after(said('IRRIGATION', 6, '2026-05-01'))?.irrigation).toBe(0);
  });

  it('lies between full and empty, and neither is made nor is lost', () => {
    const millimetres = (max: number) => fc.double({ min: 0, max, noNaN: true });
    const weather = fc.array(fc.tuple(millimetres(60), millimetres(9)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        ...([fc.constantFrom(...waterCropNames), fc.constantFrom(...soilTextures), weather, millimetres(40)] as const),
        (name, texture, brought, watered) => {
          const limits = soilLimitsOf({ texture, fieldCapacity: null, wiltingPoint: null });
          if (!limits) throw new Error('A texture has limits');
          const days = dailyWaterBalance({
            ...{
              crop: waterCrop(name),
              sownOn,
              soil: limits,
              soilDepthM: null,
              startDepletion: 0,
              days: daysOf(brought),
            },
            statements: [{ day: first, kind: 'IRRIGATION', millimetres: watered }],
          });
          let before = 0;
          for (const day of days) {
            const [depletion, taken, through] = [day.depletion, day.evapotranspiration, day.deepPercolation].map(known);
            expect(depletion).toBeGreaterThanOrEqual(0);
            expect(depletion).toBeLessThanOrEqual(day.total);
            const came = known(day.rainfall) + day.irrigation;
            const change = (taken ?? NaN) - came + (through ?? NaN);
            expect(Math.abs((depletion ?? NaN) - before - change)).toBeLessThanOrEqual(1e-9);
            before = depletion ?? NaN;
          }
        },
      ),
    );
  });
});

describe('The standing of a crop', () => {
  it('is enough, soon short or dry, with the days that are left at the mean of the last seven', () => {
    const standing = (days: number, reference = 4) =>
      waterStanding(balanceOf(daysOf(Array.from({ length: days }, () => [0, reference] as const))));
    // RAW 21.96: 17.36 mm left at 4.6 mm a day, 3.16 mm left, nothing left.
    expect(standing(1)).toMatchObject({ state: 'SOON', daysLeft: expect.closeTo(17.36 / 4.6, 9) as number });
    expect(standing(4)).toMatchObject({ state: 'SOON', share: expect.closeTo(18.4 / 21.96, 9) as number });
    expect(standing(5)).toMatchObject({ state: 'DRY', daysLeft: 0 });
    expect(standing(1, 1)).toMatchObject({ state: 'ENOUGH' });
    expect(standing(1, 0)).toMatchObject({ state: 'ENOUGH', daysLeft: null, depletion: 0 });
  });

  it('is unknown from the first day that is not known, and where no day was', () => {
    const days = daysOf([
      [0, 4],
      [null, 4],
      [0, 4],
    ]);
    expect(waterStanding(balanceOf(days))).toMatchObject({ state: 'UNKNOWN', unknownSince: addDays(first, 1) });
    expect(waterStanding(balanceOf(days, [], null))).toMatchObject({ state: 'UNKNOWN', unknownSince: null });
    expect(waterStanding([])).toMatchObject({ state: 'UNKNOWN', unknownSince: null, total: null });
  });
});

describe('Where a balance begins', () => {
  it('is the sowing, the last first of March, or the first day whose weather is known', () => {
    expect(balanceStart('2026-04-12', '2026-06-30', '2026-01-01')).toEqual({
      ...{ day: '2026-04-12', beginning: 'SOWING', isFull: false },
    });
    expect(balanceStart('2025-10-05', '2026-06-30', '2026-01-01')).toEqual({
      ...{ day: '2026-03-01', beginning: 'SPRING', isFull: true },
    });
    expect(balanceStart('2025-10-05', '2026-06-30', '2026-05-02')).toEqual({
      ...{ day: '2026-05-02', beginning: 'WEATHER', isFull: false },
    });
    expect(balanceStart('2026-03-20', '2026-06-30', '2026-01-01')).toMatchObject({ beginning: 'SOWING', isFull: true });
    expect(balanceStart('2026-10-05', '2027-01-20', '2026-10-05')).toMatchObject({ day: '2026-10-05', isFull: false });
  });

  it('is never more than a year ago', () => {
    expect(earliestStart('2011-04-20', '2027-02-28')).toBe('2026-03-01');
    expect(earliestStart('2011-04-20', '2027-03-01')).toBe('2027-03-01');
  });
});

describe('The water that soil holds', () => {
  it('is of a texture the middle of what is typical, unless somebody has said it', () => {
    const said = { texture: null, fieldCapacity: null, wiltingPoint: null };
    expect(soilLimitsOf({ ...said, texture: 'LOAM' })).toEqual({
      ...{ fieldCapacity: expect.closeTo(0.25, 9) as number, wiltingPoint: expect.closeTo(0.12, 9) as number },
    });
    expect(soilLimitsOf({ ...said, fieldCapacity: 0.31, wiltingPoint: 0.14 })).toEqual({
      ...{ fieldCapacity: 0.31, wiltingPoint: 0.14 },
    });
    expect(soilLimitsOf(said)).toBeNull();
  });

  it('is between wilting and full in every soil', () => {
    for (const { fieldCapacity, wiltingPoint } of Object.values(textureLimits)) {
      expect(wiltingPoint.from).toBeLessThan(wiltingPoint.to);
      expect(wiltingPoint.to).toBeLessThanOrEqual(fieldCapacity.from);
      expect(fieldCapacity.from).toBeLessThan(fieldCapacity.to);
    }
  });
});
