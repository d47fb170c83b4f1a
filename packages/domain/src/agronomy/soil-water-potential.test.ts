import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soilWaterBandOf } from './soil-water-potential.ts';
import { vector } from './testing.ts';

describe('A soil water potential', () => {
  it('lies in the band of the examples', () => {
    for (const id of ['swp_5', 'swp_25', 'swp_80', 'swp_250']) {
      const { input, expected } = vector<{ cbar: number }, { band: string }>(id);
      const band = soilWaterBandOf(input.cbar);
      expect(band?.to == null ? 'beyond scale' : `${band.from}..${band.to}`).toBe(expected.band);
    }
  });

  it('belongs at a bound to the wetter band', () => {
    expect([0, -10, -10.1, -30, -60, -100, -200, -200.1].map((value) => soilWaterBandOf(value)?.state)).toEqual([
      ...['SATURATED', 'SATURATED', 'ADEQUATELY_WET', 'ADEQUATELY_WET', 'IRRIGATION_USUAL', 'IRRIGATION_USUAL_ON_CLAY'],
      ...['DANGEROUSLY_DRY', 'BEYOND_SCALE'],
    ]);
  });

  it('is in one band however dry, and in none above zero or unknown', () => {
    fc.assert(
      fc.property(fc.double({ min: -100_000, max: 0, noNaN: true }), (centibar) => {
        const band = soilWaterBandOf(centibar);
        expect(band).not.toBeNull();
        expect(centibar).toBeLessThanOrEqual(band?.from ?? NaN);
      }),
    );
    expect([soilWaterBandOf(null), soilWaterBandOf(25)]).toEqual([null, null]);
  });
});
