import { describe, expect, it } from 'vitest';
import type { BaseLayer } from '#web/lib/configuration.ts';
import { baseStack, chosenBase, drawnAt, layersFor, noBase } from './base-choice.ts';

const satellite: BaseLayer = { id: 'satellite', kind: 'xyz', url: '', attribution: 'A' };
const orthophoto: BaseLayer = { id: 'orthophoto', kind: 'wmts', url: '', attribution: 'B', countries: ['CZ', 'SK'] };
const both = [satellite, orthophoto];

describe('the base layer', () => {
  it('is offered where it has pictures', () => {
    expect(layersFor(both, 'CZ')).toEqual(both);
    expect(layersFor(both, 'PL')).toEqual([satellite]);
  });

  it('is the one chosen before, else the first, else none', () => {
    expect(chosenBase(both, 'orthophoto')).toBe('orthophoto');
    expect(chosenBase([satellite], 'orthophoto')).toBe('satellite');
    expect(chosenBase(both, noBase)).toBe(noBase);
    expect(chosenBase([], undefined)).toBe(noBase);
  });

  it('has another below it where it is not drawn from far away', () => {
    expect(baseStack(both, 'orthophoto')).toEqual([satellite, orthophoto]);
    expect(baseStack(both, 'satellite')).toEqual([satellite]);
    expect(baseStack(both, noBase)).toEqual([]);
  });

  it('credits only who made what is seen', () => {
    expect(drawnAt([satellite, orthophoto], 10)).toEqual([orthophoto]);
    expect(drawnAt([satellite, orthophoto], 10.1)).toEqual([satellite]);
    expect(drawnAt([], 1)).toEqual([]);
  });
});
