import { describe, expect, it } from 'vitest';
import { sampleCrop, sampleParcel } from '#web/testing/sample-parcel.ts';
import { filterParcels, listParcel, sortParcels, totalArea, type ListedParcel } from './listed-parcels.ts';

const crop = (name: string) => ({ validFrom: null, seed: { crop: sampleCrop({ id: 1, name, color: null }) } });
const listed = (id: number, localName: string, area: number, cropName?: string): ListedParcel =>
  listParcel(
    sampleParcel({
      id,
      localName,
      area,
      blockNumber: `150${id}/1`,
      seedApplication: cropName === undefined ? null : crop(cropName),
    }),
    'CZ',
  );
const parcels = [
  listed(1, 'Pole 10', 4, 'Řepka ozimá'),
  listed(2, 'Pole 2', 12, 'Pšenice ozimá'),
  listed(3, 'Žitná hora', 7),
  listed(4, 'Čtvrtě', 12, 'Řepka ozimá'),
];
const ids = (found: readonly ListedParcel[]): number[] => found.map(({ id }) => id);

describe('the filter of the list', () => {
  it.each([
    ['zitna', [3]],
    ['ŘEPKA', [1, 4]],
    ['repka pole', [1]],
    ['1502/1', [2]],
    ['590-1140 1504', [4]],
    ['  ', [1, 2, 3, 4]],
    ['kukuřice', []],
  ])('finds by %j in name, block number and crop', (filter, found) => {
    expect(ids(filterParcels(parcels, filter))).toEqual(found);
  });
});

describe('a parcel that is divided', () => {
  it('is found by each of its crops, and stands in the order of crops by the main one', () => {
    const share = (name: string, area: number) => ({ crop: sampleCrop({ id: 1, name, color: null }), area });
    const divided = listParcel(
      sampleParcel({
        id: 5,
        localName: 'Dlouhá',
        seedApplication: { ...crop('Oves setý'), shares: [share('Oves setý', 3), share('Hrách', 1)] },
      }),
      'CZ',
    );
    expect(ids(filterParcels([...parcels, divided], 'oves'))).toEqual([5]);
    expect(ids(filterParcels([...parcels, divided], 'hrach'))).toEqual([5]);
    expect(ids(sortParcels([...parcels, divided], 'crop', 'cs-CZ'))).toEqual([5, 2, 4, 1, 3]);
    expect(divided.parts?.map((part) => part.areaHa)).toEqual([3, 1]);
  });
});

describe('the order of the list', () => {
  it('by name is the one of the language, with numbers as people count', () => {
    expect(ids(sortParcels(parcels, 'name', 'cs-CZ'))).toEqual([4, 2, 1, 3]);
  });

  it('by area begins with the largest, by crop ends with those of which none is known', () => {
    expect(ids(sortParcels(parcels, 'area', 'cs-CZ'))).toEqual([4, 2, 3, 1]);
    expect(ids(sortParcels(parcels, 'crop', 'cs-CZ'))).toEqual([2, 4, 1, 3]);
  });
});

describe('a listed parcel', () => {
  it('without a name goes by its block, which is then not said twice', () => {
    expect(listed(5, '1505/1', 1)).toMatchObject({ name: '1505/1', block: undefined });
    expect(listed(5, 'Za humny', 1)).toMatchObject({ name: 'Za humny', block: '590-1140 1505/1' });
  });

  it('adds its area to the total of what is shown', () => {
    expect(totalArea(parcels)).toBe(35);
  });
});
