import { describe, expect, it } from 'vitest';
import { stateOnDay } from './state-on-day.ts';

const states = [
  { validFrom: '2026-05-01', validTo: null },
  { validFrom: '2024-03-10', validTo: '2026-04-30' },
];

describe('the state of a parcel on a day', () => {
  it.each([
    ['2030-01-01', 0],
    ['2026-05-01', 0],
    ['2026-04-30', 1],
    ['2024-03-10', 1],
    ['2024-03-09', undefined],
  ])('of %s is that which held then, from its first day to its last', (day, state) => {
    expect(stateOnDay(states, day)).toBe(state);
  });

  it('before all others is the one of which nobody knows since when it holds', () => {
    expect(stateOnDay([...states, { validFrom: null, validTo: '2024-03-09' }], '1990-01-01')).toBe(2);
  });
});
