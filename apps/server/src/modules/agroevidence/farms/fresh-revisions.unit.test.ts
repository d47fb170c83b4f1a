import { describe, expect, it } from 'vitest';
import type { FarmReading } from '#server/db/farm-scope.ts';
import { createFreshRevisions } from './fresh-revisions.ts';

/** A database that answers when it is told to, in the order of the questions. */
function slowDatabase(): { find: () => Promise<string>; answer: (revisions: string) => void; asked: () => number } {
  const waiting: ((revisions: string) => void)[] = [];
  let asked = 0;
  return {
    find: () => {
      asked += 1;
      return new Promise((resolve) => waiting.push(resolve));
    },
    answer: (revisions) => waiting.shift()?.(revisions),
    asked: () => asked,
  };
}

function reading(scope: string, changes: () => number | undefined = () => undefined): FarmReading {
  return { scope, changes } as unknown as FarmReading;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('createFreshRevisions', () => {
  it('never gives a call an answer to a question that was asked before the call', async () => {
    const { find, answer, asked } = slowDatabase();
    const revisions = createFreshRevisions(find);
    const first = revisions(reading('1'));
    const [second, third] = [revisions(reading('1')), revisions(reading('1'))];
    expect(asked()).toBe(1);
    answer('old');
    expect(await first).toBe('old');
    await settle();
    expect(asked()).toBe(2);
    answer('new');
    expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  });

  it('asks for others with other farms at the same time', async () => {
    const { find, answer, asked } = slowDatabase();
    const revisions = createFreshRevisions(find);
    const both = [revisions(reading('1')), revisions(reading('2'))];
    expect(asked()).toBe(2);
    answer('one');
    answer('two');
    expect(await Promise.all(both)).toEqual(['one', 'two']);
  });

  it('does not ask again where the database tells that nothing was written, and does where something was', async () => {
    let changes = 7;
    let asked = 0;
    const revisions = createFreshRevisions(() => Promise.resolve(`answer ${(asked += 1)}`));
    const farms = reading('1', () => changes);
    expect([await revisions(farms), await revisions(farms)]).toEqual(['answer 1', 'answer 1']);
    changes += 1;
    expect(await revisions(farms)).toBe('answer 2');
  });

  it('takes what was written while it asked for unknown', async () => {
    let changes = 7;
    const { find, answer, asked } = slowDatabase();
    const revisions = createFreshRevisions(find);
    const farms = reading('1', () => changes);
    const first = revisions(farms);
    changes += 1;
    answer('before');
    await first;
    void revisions(farms);
    expect(asked()).toBe(2);
  });

  it('asks again after a failure', async () => {
    let fails = true;
    const revisions = createFreshRevisions(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve('back')));
    await expect(revisions(reading('1'))).rejects.toThrow('away');
    fails = false;
    expect(await revisions(reading('1'))).toBe('back');
  });
});
