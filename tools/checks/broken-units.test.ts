import { describe, expect, it } from 'vitest';
import { brokenUnits } from './broken-units.ts';

describe('a value and its unit', () => {
  it('are complained about where a line may end between them', () => {
    expect(brokenUnits('{name}, {distance} km, nejbližší')).toEqual([expect.stringContaining('“} km”')]);
    expect(brokenUnits('od 20 h a 5 l/ha')).toHaveLength(2);
  });

  it('are well kept together, and words are no units', () => {
    expect(brokenUnits('{distance}\u00a0km, {count} mezí, {hours} ho, {many} m-krát')).toEqual([]);
    expect(brokenUnits('{node} ha dejado de enviar datos, # ha cambiado')).toEqual([]);
  });
});
