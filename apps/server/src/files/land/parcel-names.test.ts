import { describe, expect, it } from 'vitest';
import { localNames } from './parcel-names.ts';

function names(...parcels: [givenName: string | null, blockNumber: string | null, part?: string][]): (string | null)[] {
  return localNames(parcels.map(([givenName, blockNumber, part = null]) => ({ givenName, blockNumber, part })));
}

describe('localNames', () => {
  it('takes the given name as it is, else the block number', () => {
    expect(names(['Za humny', '7405/5'], [null, '7405/5'], [null, null])).toEqual(['Za humny', '7405/5', null]);
  });

  it('puts a letter behind a block that several parcels share', () => {
    expect(names([null, '1/1'], [null, '2/1'], [null, '1/1'])).toEqual(['1/1 A', '2/1', '1/1 B']);
  });

  it('takes the letter of the register where it has one', () => {
    expect(names([null, '1/1', 'B'], [null, '1/1', 'A'])).toEqual(['1/1 B', '1/1 A']);
  });

  it('tells apart what even the register gives the same letter', () => {
    expect(names([null, '1/1', 'A'], [null, '1/1', 'A'], [null, '1/1', 'A'])).toEqual(['1/1 A', '1/1 A2', '1/1 A3']);
  });

  it('goes on after Z, and does not repeat a given name', () => {
    const many = names(...Array.from({ length: 28 }, (): [null, string] => [null, '1']));
    expect(many.slice(25)).toEqual(['1 Z', '1 AA', '1 AB']);
    expect(names(['1 A', null], [null, '1'], [null, '1'])).toEqual(['1 A', '1 B', '1 C']);
  });

  it('names as many parcels of one block as a file may hold without delay', () => {
    const many = names(...Array.from({ length: 50_000 }, (): [null, string] => [null, '1']));
    expect(new Set(many).size).toBe(50_000);
  });
});
