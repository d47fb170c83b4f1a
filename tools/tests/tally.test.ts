import { describe, expect, it } from 'vitest';
import { add, ending, failure, judged, nothing } from './tally.ts';

describe('judged', () => {
  it('leaves a run alone whose tests passed', () => {
    expect(judged({ ...nothing, passed: 3, skipped: 1 }, 0)).toEqual({ ...nothing, passed: 3, skipped: 1 });
  });

  it('counts failed tests once, though the run ends with a code for them', () => {
    expect(judged({ ...nothing, passed: 3, failed: 2 }, 1)).toMatchObject({ failed: 2 });
  });

  it('fails a run that tested nothing, and one where all was skipped', () => {
    expect(judged(nothing, 0)).toMatchObject({ failed: 1 });
    expect(judged({ ...nothing, skipped: 5 }, 0)).toMatchObject({ failed: 1 });
  });

  it('fails a run that ended badly although its tests passed', () => {
    expect(judged({ ...nothing, passed: 3 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});

describe('what failed in several parts', () => {
  it('is told together at the end', () => {
    const ofOne = { ...nothing, failed: 1, failures: ['parcels.test.ts: lists parcels'] };
    const ofOther = judged({ ...nothing, passed: 3 }, 1);
    expect(add(ofOne, ofOther).failures).toEqual([
      'parcels.test.ts: lists parcels',
      'All tests passed, but the run ended with code 1',
    ]);
  });
});

describe('the end of a run', () => {
  it('names what failed right above the count, however much there is to say of each', () => {
    const first = failure('parcels.test.ts: lists parcels', `expected ${'x'.repeat(10_000)}\nbut got none`);
    const told = ending({ passed: 3, failed: 2, skipped: 0, failures: [first, 'map.spec.ts: opens'] });
    expect(told.length).toBeLessThan(700);
    expect(told).toContain('but got none');
    expect(told.split('\n').slice(-3)).toEqual([
      '✗ parcels.test.ts: lists parcels',
      '✗ map.spec.ts: opens',
      '3 passed, 2 failed',
    ]);
  });
});
