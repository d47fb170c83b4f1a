import { describe, expect, it } from 'vitest';
import { isSprayed, type BroughtByMachine } from './is-sprayed.ts';

const dry: BroughtByMachine = { kind: 'FERTILIZER', unit: 'KG', kilogramsPerLitre: null };

describe('A sprayer', () => {
  it.each([
    ['SPRAY', [], true],
    ['FOLIAR', [dry], true],
    ['FERT', [], false],
    ['FERT', [dry], false],
    ['FERT', [dry, { ...dry, unit: 'L' }], true],
    // Said by weight, and known to be liquid.
    ['FERT', [{ ...dry, kilogramsPerLitre: 1.3 }], true],
    ['FERT', [{ ...dry, kind: 'PLANT_PROTECTION', unit: 'L' }], false],
    // Slurry is spread by other machines.
    ['FERT_ORG', [{ ...dry, unit: 'M3' }], false],
  ] as const)('is asked about of %s with %j: %s', (type, brought, isAsked) => {
    expect(isSprayed(type, brought)).toBe(isAsked);
  });
});
