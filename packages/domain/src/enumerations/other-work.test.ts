import { describe, expect, it } from 'vitest';
import { irrigationTotal } from './other-work.ts';

describe('water brought onto land', () => {
  it.each([
    ['a millimetre', 'MM', 25, 4, 1000],
    ['cubic metres for each hectare', 'M3_PER_HA', 250, 4, 1000],
  ] as const)('said in %s comes to the same whole', (_, unit, value, hectares, total) => {
    expect(irrigationTotal(value, unit, hectares)).toBe(total);
  });
});
