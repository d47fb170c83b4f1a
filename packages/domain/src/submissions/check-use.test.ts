import { describe, expect, it } from 'vitest';
import { severityOf } from '../enumerations/submission.ts';
import { checkUse, type CheckedUse } from './check-use.ts';

const whole: CheckedUse = {
  ...{ day: '2026-10-05', hasStart: true, authorisationNumber: '9001-0', block: '0501/2', square: '590-1140' },
  ...{ perHectare: 1.5, total: 3, isCounted: false, area: 2, parcelArea: 2 },
  crop: { code: '1', kind: 'STANDS', from: '2026-09-20', to: null },
  ...{ growthStage: null, isBoundedByStages: false, hasTarget: true },
};
const crop = (change: Partial<CheckedUse['crop']>): CheckedUse => ({ ...whole, crop: { ...whole.crop, ...change } });

describe('a use of a product that is to be handed over', () => {
  it('lacks nothing where all is said', () => {
    expect(checkUse(whole)).toEqual([]);
  });

  it.each([
    ['NO_AUTHORISATION', { ...whole, authorisationNumber: null }],
    ['NO_BLOCK', { ...whole, block: null, square: null }],
    ['NO_SQUARE', { ...whole, square: null }],
    ['NO_DOSE', { ...whole, perHectare: null }],
    ['NO_DOSE', { ...whole, total: 0 }],
    ['COUNTED_UNIT', { ...whole, isCounted: true, total: null }],
    ['AREA_TOO_LARGE', { ...whole, area: 2.02 }],
    ['NO_CROP_CODE', crop({ code: null })],
    ['CROP_ENDS_BEFORE', crop({ from: '2026-10-01', to: '2026-09-30' })],
  ] as const)('is kept back by %s', (code, use) => {
    expect(checkUse(use)).toContain(code);
    expect(severityOf(code)).toBe('ERROR');
  });

  it.each([
    ['NO_START', { ...whole, hasStart: false }],
    ['NO_STAGE', { ...whole, isBoundedByStages: true }],
    ['NO_TARGET', { ...whole, hasTarget: false }],
    ['NO_CROP', crop({ kind: 'NONE' })],
    ['NO_CROP_START', crop({ from: null })],
    ['OUTSIDE_CROP', crop({ to: '2026-10-01' })],
  ] as const)('is only warned of by %s', (code, use) => {
    expect(checkUse(use)).toEqual([code]);
    expect(severityOf(code)).toBe('WARNING');
  });

  it('may be a hundredth of a hectare larger than its parcel, for both are rounded', () => {
    expect(checkUse({ ...whole, area: 2.01 })).toEqual([]);
  });
});
