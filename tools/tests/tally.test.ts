import { describe, expect, it, vi } from 'vitest';
import { judged, nothing } from './tally.ts';

describe('judged', () => {
  vi.spyOn(console, 'log').mockReturnValue();

  it('leaves a run alone whose tests passed', () => {
    expect(judged({ passed: 3, failed: 0, skipped: 1 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  });

  it('counts failed tests once, though the run ends with a code for them', () => {
    expect(judged({ passed: 3, failed: 2, skipped: 0 }, 1)).toMatchObject({ failed: 2 });
  });

  it('fails a run that tested nothing, and one where all was skipped', () => {
    expect(judged(nothing, 0)).toMatchObject({ failed: 1 });
    expect(judged({ ...nothing, skipped: 5 }, 0)).toMatchObject({ failed: 1 });
  });

  it('fails a run that ended badly although its tests passed', () => {
    expect(judged({ passed: 3, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});
