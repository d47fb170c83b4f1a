import { describe, expect, it } from 'vitest';
import { newRule, ruleFaultsOf, saidNewRule, scopeOf } from './typed-rule.ts';

describe('a rule that is typed', () => {
  const typed = newRule('TEMPERATURE', 0);
  const standing = { id: 5, lastLocationId: 12 };

  it('is about one of a sensor, its place, and all sensors', () => {
    expect(saidNewRule(typed, standing)).toMatchObject({ nodeId: 5, locationId: null });
    expect(saidNewRule({ ...typed, scope: 'PLACE' }, standing)).toMatchObject({ nodeId: null, locationId: 12 });
    expect(saidNewRule({ ...typed, scope: 'ALL' }, standing)).toMatchObject({ nodeId: null, locationId: null });
  });

  it('says what the server would refuse: a limit, a hysteresis or a time that is too large', () => {
    const wrong = { ...typed, threshold: -1_000_001, hysteresis: 1_000_001, durationMinutes: 10_081 };
    expect(ruleFaultsOf(wrong)).toEqual({ threshold: true, hysteresis: true, durationMinutes: true });
    const right = { ...typed, threshold: -1_000_000, hysteresis: 0, durationMinutes: 10_080 };
    expect(ruleFaultsOf(right)).toEqual({ threshold: false, hysteresis: false, durationMinutes: false });
  });

  it('is known again as what it is about', () => {
    for (const scope of ['NODE', 'PLACE', 'ALL'] as const)
      expect(scopeOf(saidNewRule({ ...typed, scope }, standing))).toBe(scope);
  });
});
