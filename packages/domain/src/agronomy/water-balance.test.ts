import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { known, vector } from './testing.ts';
import {
  adjustedDepletionFraction,
  cropEvapotranspiration,
  readilyAvailableWater,
  totalAvailableWater,
  waterBalanceAfter,
  waterStressCoefficient,
  type WaterFlows,
} from './water-balance.ts';

const still: WaterFlows = { rainfall: 0, runoff: 0, irrigation: 0, capillaryRise: 0, evapotranspiration: 0 };

describe('Available water', () => {
  it('is that of example 36 of FAO-56', () => {
    const ids = ['loamy_sand_tomato', 'silt_onion', 'silt_maize', 'silty_clay_tomato'];
    for (const id of ids) {
      const { input, expected, tolerance } = vector<
        { thetaFC: number; thetaWP: number; Zr_m: number; p: number },
        { TAW_mm_per_m: number; RAW_mm: number }
      >(`fao56_ex36_${id}`);
      const soil = { fieldCapacity: input.thetaFC, wiltingPoint: input.thetaWP };
      const readily = readilyAvailableWater(totalAvailableWater(soil, input.Zr_m), input.p);
      expect(Math.abs(totalAvailableWater(soil, 1) - expected.TAW_mm_per_m)).toBeLessThanOrEqual(known(tolerance));
      expect(Math.abs(readily - expected.RAW_mm)).toBeLessThanOrEqual(known(tolerance));
    }
  });

  it('stresses a crop as the example says', () => {
    const { input, expected } = vector<{ TAW: number; p: number; Dr: number[] }, { Ks: number[] }>('ks');
    const stress = input.Dr.map((depletion) => waterStressCoefficient(depletion, input.TAW, input.p));
    expect(stress).toEqual(expected.Ks.map((value) => expect.closeTo(value, 3) as number));
  });

  it('is drawn on sooner where more evaporates, within bounds', () => {
    expect([5, 3, 8, 20, -20].map((evaporated) => adjustedDepletionFraction(0.5, evaporated))).toEqual([
      ...[0.5, expect.closeTo(0.58, 9) as number, expect.closeTo(0.38, 9) as number, 0.1, 0.8],
    ]);
    expect(cropEvapotranspiration(5, 1.15, 0.8)).toBeCloseTo(4.6, 9);
  });

  it('is never a stress that is no number, and none that grows with water', () => {
    const millimetres = fc.double({ min: 0, max: 300, noNaN: true });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(millimetres, millimetres, millimetres, fraction, (one, other, total, p) => {
        const [wet, dry] = [Math.min(one, other), Math.max(one, other)].map((of) =>
          waterStressCoefficient(of, total, p),
        );
        expect(dry).toBeGreaterThanOrEqual(0);
        expect(wet).toBeLessThanOrEqual(1);
        expect(dry).toBeLessThanOrEqual((wet ?? NaN) + 1e-9);
      }),
    );
  });
});

describe('A day of the water balance', () => {
  it('is that of the example', () => {
    const { input, expected } = vector<Record<string, number>, { Dr1: number; DP: number }>('balance_day');
    const flows = { ...still, evapotranspiration: input['ETc'] ?? NaN };
    expect(waterBalanceAfter(input['Dr0'] ?? NaN, input['TAW'] ?? NaN, flows)).toEqual({
      ...{ depletion: expected.Dr1, deepPercolation: expected.DP },
    });
  });

  it('lets through what the soil does not hold', () => {
    const wet = waterBalanceAfter(20, 136, { ...still, rainfall: 40, runoff: 5, irrigation: 3, evapotranspiration: 4 });
    expect(wet).toEqual({ depletion: 0, deepPercolation: 14 });
    expect(waterBalanceAfter(20, 136, { ...still, rainfall: 6, runoff: 9 })).toEqual({
      depletion: 20,
      deepPercolation: 0,
    });
  });

  it('is not known where rain, irrigation or evapotranspiration are not', () => {
    for (const flow of ['rainfall', 'irrigation', 'evapotranspiration'] as const) {
      expect(waterBalanceAfter(20, 136, { ...still, [flow]: null })).toBeNull();
    }
  });

  it('neither makes nor loses water within what the soil holds', () => {
    const millimetres = fc.double({ min: 0, max: 60, noNaN: true });
    const someFlows = fc.record({
      ...{ rainfall: millimetres, runoff: fc.constant(0), irrigation: millimetres, capillaryRise: fc.constant(0) },
      evapotranspiration: millimetres,
    });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 136, noNaN: true }), someFlows, (depletion, flows) => {
        const after = waterBalanceAfter(depletion, 136, flows);
        expect(after?.depletion).toBeGreaterThanOrEqual(0);
        expect(after?.depletion).toBeLessThanOrEqual(136);
        if (after === null || after.depletion === 136) return;
        const came = flows.rainfall + flows.irrigation;
        expect(depletion - came + flows.evapotranspiration + after.deepPercolation).toBeCloseTo(after.depletion, 6);
      }),
    );
  });
});
