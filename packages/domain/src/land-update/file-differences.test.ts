import { describe, expect, it } from 'vitest';
import { fileDifferences, type FileFacts } from './file-differences.ts';

const known: FileFacts = {
  externalId: '1',
  square: '540-1030',
  blockNumber: '2304/5',
  officialAreaHa: 8.0712,
  landUseCode: 'R',
  landUseName: 'standardní orná půda',
  altitudeM: 420.33,
  slopeDegrees: 3.2,
  nitrateVulnerable: 'NO',
  zone: 'I',
  validFrom: '2024-01-01',
  name: 'Za humny',
  cropName: 'Pšenice ozimá',
  cropId: 12,
};

const silent: FileFacts = {
  ...{ externalId: null, square: null, blockNumber: null, officialAreaHa: null, landUseCode: null, landUseName: null },
  ...{ altitudeM: null, slopeDegrees: null, nitrateVulnerable: 'NOT_SPECIFIED', zone: null, validFrom: null },
  ...{ name: null, cropName: null, cropId: null },
};

const unmoved = { isMovedFromOwn: false, isMovedFromBase: false };

describe('fileDifferences', () => {
  it('finds none where the file says what the farm has, whatever an earlier file said', () => {
    const earlier = { ...known, name: 'Humna', cropName: 'Řepka', cropId: 3, zone: 'II' };
    expect(fileDifferences({ ...unmoved, now: known, own: known, base: earlier })).toEqual([]);
  });

  it('finds none in what the file says nothing of', () => {
    expect(fileDifferences({ ...unmoved, now: silent, own: known, base: null })).toEqual([]);
    expect(fileDifferences({ ...unmoved, now: silent, own: known, base: known })).toEqual([]);
  });

  it('finds that an official area is to go where the area of the outline was chosen and the farm has another one', () => {
    const now = { ...silent, isAreaOfOutline: true };
    expect(fileDifferences({ ...unmoved, now, own: known, base: null })).toEqual(['AREA']);
    expect(fileDifferences({ ...unmoved, now, own: known, base: known })).toEqual(['AREA']);
    expect(fileDifferences({ ...unmoved, now, own: known, base: silent })).toEqual([]);
    expect(fileDifferences({ ...unmoved, now, own: silent, base: known })).toEqual([]);
  });

  it('leaves what the farm has changed since, where the file says the same again', () => {
    const own = { ...known, name: 'U lesa', cropName: 'Kukuřice', cropId: 40 };
    expect(fileDifferences({ now: known, own, base: known, isMovedFromOwn: true, isMovedFromBase: false })).toEqual([]);
  });

  it('tells what the file says otherwise than the farm and the earlier file', () => {
    const now = { ...known, name: 'Humna', cropName: 'Řepka', cropId: 3, officialAreaHa: 8.1, zone: 'II' };
    const moved = { isMovedFromOwn: true, isMovedFromBase: true };
    expect(fileDifferences({ ...moved, now, own: known, base: known })).toEqual([
      ...['OUTLINE', 'AREA', 'NAME', 'CROP', 'ZONE'],
    ]);
  });

  it('tells of another cadastral unit only where the farm says one', () => {
    const now = { ...known, cadastralUnit: 'Ves' };
    const own = { ...known, cadastralUnit: 'Lhota' };
    expect(fileDifferences({ ...unmoved, now, own, base: own })).toEqual(['CADASTRAL_UNIT']);
    expect(fileDifferences({ ...unmoved, now, own, base: now })).toEqual([]);
    expect(fileDifferences({ ...unmoved, now, own: known, base: own })).toEqual([]);
  });

  it('compares with the farm alone where no earlier file said anything', () => {
    const now = { ...known, name: 'Humna' };
    const moved = { isMovedFromOwn: true, isMovedFromBase: false };
    expect(fileDifferences({ ...moved, now, own: known, base: null })).toEqual(['OUTLINE', 'NAME']);
  });

  it('takes numbers for the same that a file has rounded, and crops that are called otherwise', () => {
    const now = { ...known, officialAreaHa: 8.07124, altitudeM: 420.333, cropName: 'WINTER WHEAT' };
    expect(fileDifferences({ ...unmoved, now, own: known, base: null })).toEqual([]);
    const unknown = { ...known, cropId: null, cropName: 'psenice  ozima' };
    expect(fileDifferences({ ...unmoved, now: unknown, own: known, base: null })).toEqual([]);
  });

  it('lets a file say by which id a registry knows a parcel only where that is not known', () => {
    const now = { ...known, externalId: '2' };
    expect(fileDifferences({ ...unmoved, now, own: known, base: null })).toEqual([]);
    expect(fileDifferences({ ...unmoved, now, own: { ...known, externalId: null }, base: null })).toEqual([
      'REGISTRY_ID',
    ]);
  });
});
