import { describe, expect, it } from 'vitest';
import { changeColors, changeSign } from './change-look.ts';

describe('changes on the map', () => {
  it('are told apart by signs, which count what became of what', () => {
    const counts = (kind: Parameters<typeof changeSign>[0]['kind'], before: number, now: number): string =>
      changeSign({ kind, before: Array.from({ length: before }), now: Array.from({ length: now }) });
    expect(counts('NEW', 0, 1)).toBe('+');
    expect(counts('GONE', 1, 0)).toBe('×');
    expect(counts('CHANGED', 1, 1)).toBe('≠');
    expect([counts('SPLIT', 1, 2), counts('MERGED', 3, 1), counts('REDRAWN', 2, 3)]).toEqual(['1→2', '3→1', '2→3']);
  });

  it.each([false, true])('have a colour of their own for each kind (dark: %s)', (isDark) => {
    const colors = Object.values(changeColors(isDark));
    expect(new Set(colors).size).toBe(colors.length);
  });
});
