import { describe, expect, it } from 'vitest';
import { readFarmParameters, writeFarmParameters } from './farm-parameters.ts';
import { clearPersonalStorage, storage, storageKeys } from '#web/lib/storage.ts';

describe('what is kept for a farm', () => {
  it('is kept per farm and part', () => {
    writeFarmParameters(7, 'map', { base: 'orthophoto' });
    writeFarmParameters(7, 'list', [1, 2]);
    expect(readFarmParameters(7, 'map')).toEqual({ base: 'orthophoto' });
    expect(readFarmParameters(7, 'list')).toEqual([1, 2]);
    expect(readFarmParameters(8, 'map')).toBeUndefined();
  });

  it.each(['{"version":0,"value":{"base":"old"}}', '{"base":"older"}', 'null', '{', '[]', '1'])(
    'is dropped where another version kept it: %s',
    (stored) => {
      localStorage.setItem('brazda.farm.7.map', stored);
      expect(readFarmParameters(7, 'map')).toBeUndefined();
      expect(localStorage.getItem('brazda.farm.7.map')).toBeNull();
    },
  );
});

describe('signing out', () => {
  it('takes along what belongs to the user, and leaves what belongs to the browser', () => {
    for (const [key, value] of [
      [storageKeys.token, 'token'],
      [storageKeys.locale, 'pl-PL'],
      [storageKeys.colorScheme, 'dark'],
      ['brazda.farms', '[]'],
      ['brazda.form.sign-up', '{}'],
    ] as const)
      storage.write(key, value);
    writeFarmParameters(7, 'map', {});
    writeFarmParameters(18, 'list', {});
    clearPersonalStorage();
    expect(Object.keys(localStorage).sort()).toEqual([storageKeys.colorScheme, storageKeys.locale]);
  });
});
