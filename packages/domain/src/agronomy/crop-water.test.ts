import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { waterCropNames } from '../enumerations/water-balance.ts';
import { cropOnDay, firstRootDepthM } from './crop-water.ts';
import { waterCrop, waterCropOf, type WaterCrop } from './water-crops.ts';

/** The dry beans of example 28 of FAO-56, sown on the 23rd of May. */
const beans: WaterCrop = {
  ...waterCrop('DRY_BEAN'),
  coefficients: { initial: 0.15, middle: 1.19, end: 0.35 },
  stages: { initial: 25, development: 25, middle: 30, late: 20 },
};
const sownOn = '2026-05-23';
const onDayNumber = (number: number) => cropOnDay(beans, sownOn, addDays(sownOn, number - 1));

describe('A crop on a day', () => {
  it('takes water as the beans of example 28 of FAO-56 do', () => {
    expect([20, 40, 70, 95].map((number) => onDayNumber(number).coefficient)).toEqual([
      ...[0.15, expect.closeTo(0.774, 9) as number, 1.19, expect.closeTo(0.56, 9) as number],
    ]);
    expect([25, 26, 50, 51, 80, 81, 100, 101].map((number) => onDayNumber(number).stage)).toEqual([
      ...['INITIAL', 'DEVELOPMENT', 'DEVELOPMENT', 'MIDDLE', 'MIDDLE', 'LATE', 'LATE', 'OUT_OF_SEASON'],
    ]);
    expect(onDayNumber(130).coefficient).toBe(0.35);
    expect(onDayNumber(0)).toMatchObject({ stage: 'OUT_OF_SEASON', coefficient: 0.15, rootDepthM: firstRootDepthM });
  });

  it('has roots that grow evenly until it is fully grown', () => {
    const depths = [25, 50, 90].map((number) => onDayNumber(number).rootDepthM);
    expect(depths).toEqual([0.45, 0.6, 0.6].map((depth) => expect.closeTo(depth, 9) as number));
  });

  it('that stands for years grows anew each spring, with roots that are there', () => {
    const vine = waterCrop('GRAPE');
    const inYear = (day: string) => cropOnDay(vine, '2011-04-20', day);
    expect(inYear('2026-03-20')).toEqual({ stage: 'OUT_OF_SEASON', coefficient: 0.3, rootDepthM: 1 });
    expect(inYear('2026-04-30').stage).toBe('INITIAL');
    expect(inYear('2026-07-15')).toMatchObject({ stage: 'MIDDLE', coefficient: 0.7 });
    expect(inYear('2026-12-01')).toEqual({ stage: 'OUT_OF_SEASON', coefficient: 0.3, rootDepthM: 1 });
  });

  it('never takes more than when it is fully grown, nor from deeper than its roots can reach', () => {
    const days = fc.integer({ min: -30, max: 500 });
    fc.assert(
      fc.property(fc.constantFrom(...waterCropNames), days, (name, after) => {
        const crop = waterCrop(name);
        const { coefficient, rootDepthM } = cropOnDay(crop, '2025-09-01', addDays('2025-09-01', after));
        const { initial, middle, end } = crop.coefficients;
        expect(coefficient).toBeGreaterThanOrEqual(Math.min(initial, end) - 1e-9);
        expect(coefficient).toBeLessThanOrEqual(Math.max(initial, middle, end) + 1e-9);
        expect(rootDepthM).toBeGreaterThanOrEqual(Math.min(firstRootDepthM, crop.rootDepthM));
        expect(rootDepthM).toBeLessThanOrEqual(crop.rootDepthM);
      }),
    );
  });
});

describe('The need of water', () => {
  it('is known by the code of a crop alone', () => {
    expect(['TRZAW', 'TRZAS', 'ZEAMX', 'PIBSA', 'TRZDU', 'ABCDE', null].map(waterCropOf)).toEqual([
      ...['WINTER_WHEAT', 'SPRING_WHEAT', 'MAIZE', 'PEAS', null, null, null],
    ]);
  });

  it('is of each code that of one crop, within what is possible', () => {
    const crops = waterCropNames.map(waterCrop);
    const codes = crops.flatMap((crop) => crop.codes);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { stages, depletionFraction, heightM } of crops) {
      const length = stages.initial + stages.development + stages.middle + stages.late;
      expect(length).toBeGreaterThanOrEqual(90);
      expect(length).toBeLessThanOrEqual(335);
      expect(depletionFraction).toBeGreaterThan(0.1);
      expect(depletionFraction).toBeLessThan(0.8);
      expect(heightM).toBeGreaterThan(0);
    }
  });
});
