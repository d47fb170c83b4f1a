import { describe, expect, it } from 'vitest';
import { allFarmEndings } from './farm-ending.ts';
import type { FarmChange } from './farm-scope.ts';

describe('the end of a farm', () => {
  it('takes what stands on others before what it stands on, one after the other', async () => {
    const ended: string[] = [];
    const endingOf = (name: string) => async (_tx: FarmChange, farmId: number) => {
      await Promise.resolve();
      ended.push(`${name} of ${farmId}`);
    };
    await allFarmEndings([endingOf('land'), undefined, endingOf('sensors')])({} as FarmChange, 7);
    expect(ended).toEqual(['sensors of 7', 'land of 7']);
  });
});
