import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupChanges, type BlockGroup, type BlockOverlap } from './group-changes.ts';

function areas(blocks: Readonly<Record<string, number>>): Map<string, number> {
  return new Map(Object.entries(blocks));
}

function kinds(groups: readonly BlockGroup[]): string[] {
  return groups.map(({ kind, before, now }) => `${kind} ${before.join('+')}>${now.join('+')}`).toSorted();
}

const shares = fc.array(
  fc.record({
    before: fc.integer({ min: 0, max: 5 }),
    now: fc.integer({ min: 0, max: 5 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 12 },
);
const sides = fc.record({
  before: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
  now: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z')),
  shares,
});

function landOf({
  before,
  now,
  shares: given,
}: typeof sides extends fc.Arbitrary<infer T> ? T : never): [Map<string, number>, Map<string, number>, BlockOverlap[]] {
  const overlaps = given.flatMap(({ before: one, now: other, share }) => {
    const [from, to] = [before[one], now[other]];
    return from === undefined || to === undefined ? [] : [{ before: from, now: to, areaM2: share * 1000 }];
  });
  return [new Map(before.map((key) => [key, 1000])), new Map(now.map((key) => [key, 1000])), overlaps];
}

describe('groupChanges', () => {
  it('tells new land, land that is gone, and land that stayed the same block', () => {
    expect(kinds(groupChanges(areas({ a: 10, b: 10 }), areas({ b: 12, c: 5 }), []))).toEqual([
      'CHANGED b>b',
      'GONE a>',
      'NEW >c',
    ]);
  });

  it('tells a split, also where a part keeps the id, and a merger, also where the larger block does', () => {
    const halves = [
      { before: 'a', now: 'x', areaM2: 50 },
      { before: 'a', now: 'y', areaM2: 50 },
    ];
    expect(kinds(groupChanges(areas({ a: 100 }), areas({ x: 50, y: 50 }), halves))).toEqual(['SPLIT a>x+y']);
    const cut = [
      { before: 'a', now: 'a', areaM2: 97 },
      { before: 'a', now: 'y', areaM2: 3 },
    ];
    expect(kinds(groupChanges(areas({ a: 100 }), areas({ a: 97, y: 3 }), cut))).toEqual(['SPLIT a>a+y']);
    const taken = [
      { before: 'a', now: 'a', areaM2: 100 },
      { before: 'b', now: 'a', areaM2: 3 },
    ];
    expect(kinds(groupChanges(areas({ a: 100, b: 3 }), areas({ a: 103 }), taken))).toEqual(['MERGED a+b>a']);
  });

  it('tells a border that moved between two blocks as a change of each', () => {
    const moved = [
      { before: 'a', now: 'a', areaM2: 90 },
      { before: 'a', now: 'b', areaM2: 10 },
      { before: 'b', now: 'b', areaM2: 100 },
    ];
    expect(kinds(groupChanges(areas({ a: 100, b: 100 }), areas({ a: 90, b: 110 }), moved))).toEqual([
      'CHANGED a>a',
      'CHANGED b>b',
    ]);
  });

  it('knows a block again that only got another id', () => {
    const same = [{ before: 'a', now: 'x', areaM2: 100 }];
    expect(kinds(groupChanges(areas({ a: 100 }), areas({ x: 100 }), same))).toEqual(['CHANGED a>x']);
  });

  it('does not take slivers along a border for kinship', () => {
    const sliver = [{ before: 'a', now: 'x', areaM2: 4 }];
    expect(kinds(groupChanges(areas({ a: 100 }), areas({ x: 100 }), sliver))).toEqual(['GONE a>', 'NEW >x']);
  });

  it('puts every block into exactly one group, and blocks of one key into the same', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const [before, now, overlaps] = landOf(given);
        const groups = groupChanges(before, now, overlaps);
        expect(groups.flatMap((group) => group.before).toSorted()).toEqual([...before.keys()].toSorted());
        expect(groups.flatMap((group) => group.now).toSorted()).toEqual([...now.keys()].toSorted());
        for (const group of groups) {
          for (const key of group.before) if (now.has(key)) expect(group.now).toContain(key);
        }
      }),
    );
  });

  it('tells the way back as the way there: splits are mergers, what is new is gone', () => {
    const mirrored: Readonly<Record<string, string>> = { NEW: 'GONE', GONE: 'NEW', SPLIT: 'MERGED', MERGED: 'SPLIT' };
    fc.assert(
      fc.property(sides, (given) => {
        const [before, now, overlaps] = landOf(given);
        const back = groupChanges(
          now,
          before,
          overlaps.map((overlap) => ({ ...overlap, before: overlap.now, now: overlap.before })),
        );
        const told = (
          groups: readonly BlockGroup[],
          turn: (group: BlockGroup) => readonly [string, string[], string[]],
        ) => groups.map((group) => JSON.stringify(turn(group))).toSorted();
        expect(
          told(back, ({ kind, before: from, now: to }) => [mirrored[kind] ?? kind, to.toSorted(), from.toSorted()]),
        ).toEqual(
          told(groupChanges(before, now, overlaps), ({ kind, before: from, now: to }) => [
            kind,
            from.toSorted(),
            to.toSorted(),
          ]),
        );
      }),
    );
  });
});
