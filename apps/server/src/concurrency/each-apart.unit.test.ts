import { describe, expect, it } from 'vitest';
import { eachApart } from './each-apart.ts';

describe('What is done for each apart', () => {
  it('is done for all, also after one that failed, and says at the end what was amiss', async () => {
    const done: number[] = [];
    const work = eachApart([1, 2, 3], async (one) => {
      await Promise.resolve();
      if (one === 2) throw new Error('two is broken');
      done.push(one);
    });
    await expect(work).rejects.toMatchObject({ errors: [{ message: 'two is broken' }] });
    expect(done).toEqual([1, 3]);
  });

  it('says nothing where nothing was amiss', async () => {
    await expect(eachApart([1, 2], () => Promise.resolve())).resolves.toBeUndefined();
  });
});
