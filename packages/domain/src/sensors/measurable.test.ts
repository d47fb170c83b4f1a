import { describe, expect, it } from 'vitest';
import { measured } from './reading.ts';

describe('what devices say in place of a value', () => {
  it.each([
    ['CONDUCTIVITY', 65.535],
    ['CONDUCTIVITY', -999],
    ['EVAPOTRANSPIRATION', -999],
    ['LEAF_WETNESS', -999],
    ['RAINFALL', -327.68],
    ['TEMPERATURE', -327.68],
    ['HUMIDITY', 6553.5],
  ] as const)('is nothing that was measured: %s %d', (feature, value) => {
    expect(measured(feature, 0, value)).toEqual([]);
  });

  it('is no rain since the last message, though a counter may show as much', () => {
    expect(measured('RAINFALL', 0, 6553.5, { aggregation: 'SUM' })).toEqual([]);
    expect(measured('RAINFALL', 0, 6553.5)).toMatchObject([{ value: 6553.5 }]);
    expect(measured('RAINFALL', 0, 2.4, { aggregation: 'SUM' })).toMatchObject([{ value: 2.4 }]);
  });
});
