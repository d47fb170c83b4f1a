import { describe, expect, it } from 'vitest';
import { steppedGround } from './seen-ground.ts';

describe('the ground that is asked about', () => {
  it('holds all that is seen, and not much more', () => {
    const [west, south, east, north] = steppedGround([16.601, 49.203, 16.662, 49.237]);
    expect(west).toBeLessThanOrEqual(16.601);
    expect(south).toBeLessThanOrEqual(49.203);
    expect(east).toBeGreaterThanOrEqual(16.662);
    expect(north).toBeGreaterThanOrEqual(49.237);
    expect(((east - west) * (north - south)) / (0.061 * 0.034)).toBeLessThan(2.25);
  });

  it('stays the same after a small move', () => {
    const seen = steppedGround([16.601, 49.203, 16.662, 49.237]);
    expect(steppedGround([16.6011, 49.2031, 16.6621, 49.2371])).toEqual(seen);
  });

  it('ends where the earth does', () => {
    expect(steppedGround([-179.9, -89, 179, 89.9])).toEqual([-180, -90, 180, 90]);
  });
});
