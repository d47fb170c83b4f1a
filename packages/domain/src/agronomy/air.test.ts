import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { atmosphericPressure, psychrometricConstant, windSpeedAtTwoMetres } from './air.ts';
import { deviations, known } from './testing.ts';

describe('The air of FAO-56', () => {
  it('is that of the worked examples', () => {
    const found = [
      ...deviations('fao56_ex02', ({ z_m = NaN }) => ({
        P_kPa: atmosphericPressure(z_m),
        gamma: psychrometricConstant(atmosphericPressure(z_m)),
      })),
      ...deviations('fao56_ex14', ({ uz = NaN, z = NaN }) => ({
        factor: known(windSpeedAtTwoMetres(1, z)),
        u2: known(windSpeedAtTwoMetres(uz, z)),
      })),
    ];
    expect(found).toEqual([]);
  });

  it('is thinner the higher it lies, and its wind slower the nearer to the grass', () => {
    const height = fc.double({ min: 0.5, max: 50, noNaN: true });
    fc.assert(
      fc.property(height, height, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(atmosphericPressure(low * 80)).toBeGreaterThanOrEqual(atmosphericPressure(high * 80));
        expect(known(windSpeedAtTwoMetres(3, low))).toBeGreaterThanOrEqual(known(windSpeedAtTwoMetres(3, high)));
      }),
    );
    expect(windSpeedAtTwoMetres(3, 2)).toBeCloseTo(3, 2);
  });

  it('has no wind at 2 m for an instrument in the grass', () => {
    expect([windSpeedAtTwoMetres(3, 0), windSpeedAtTwoMetres(3, 0.05)]).toEqual([null, null]);
  });
});
