import { describe, expect, it } from 'vitest';
import { sampleCrop, sampleParcel } from '#web/testing/sample-parcel.ts';
import { hasOwnName, parcelFacts, parcelTitle } from './parcel-facts.ts';

const unknown = { landUseCode: null, landUseName: null, altitude: null, slope: null };

describe('parcelFacts', () => {
  it('leaves what is not known undefined, never zero', () => {
    const parcel = sampleParcel({ eagri: unknown, validFrom: null, zone: null, seedApplication: null });
    expect(parcelFacts(parcel, 'CZ')).toMatchObject({
      crop: undefined,
      landUse: undefined,
      altitude: undefined,
      slope: undefined,
      validFrom: undefined,
      zone: undefined,
    });
  });

  it('keeps a slope of zero as a slope', () => {
    expect(parcelFacts(sampleParcel({ eagri: { ...unknown, slope: 0 } }), 'CZ').slope).toBe(0);
  });

  it('tells of nitrate-vulnerable zones in Czechia only', () => {
    expect(parcelFacts(sampleParcel(), 'CZ').nitrateVulnerable).toBe('YES');
    expect(parcelFacts(sampleParcel(), 'SK').nitrateVulnerable).toBeUndefined();
  });

  it('gives the area of the outline where it is more than 5 % away from the official one, and more than that is rounded', () => {
    const outlineArea = (officialArea: number | null, computedArea: number): number | undefined =>
      parcelFacts(sampleParcel({ officialArea, computedArea }), 'CZ').outlineArea;
    expect(outlineArea(12.48, 13.2)).toBe(13.2);
    expect(outlineArea(12.48, 11.8)).toBe(11.8);
    expect(outlineArea(12.48, 12.9)).toBeUndefined();
    expect(outlineArea(0.4, 0.44)).toBe(0.44);
    expect(outlineArea(0.04, 0.0445)).toBeUndefined();
    expect(outlineArea(null, 12.4812)).toBeUndefined();
  });

  it('knows a parcel without a crop from one of which no crop is known', () => {
    const crop = (id: number | null, name: string): unknown =>
      parcelFacts(
        sampleParcel({ seedApplication: { validFrom: null, seed: { crop: sampleCrop({ id, name, color: null }) } } }),
        'CZ',
      ).crop;
    expect(crop(null, 'Topinambur')).toEqual({ name: 'Topinambur', color: undefined });
    expect(crop(4, 'NO_CROP')).toBeNull();
    expect(crop(4, 'Oves')).toEqual({ name: 'Oves', color: undefined });
    expect(parcelFacts(sampleParcel(), 'CZ').crop).toEqual({ name: 'Pšenice ozimá', color: '#e0c25c' });
  });
});

describe('hasOwnName', () => {
  it('is not so where the parcel goes by its block, with the square or without', () => {
    const block = { blockNumber: '1501/22', square: '590-1140' };
    expect(hasOwnName({ ...block, localName: 'Za humny' })).toBe(true);
    expect(hasOwnName({ ...block, localName: '1501/22' })).toBe(false);
    expect(hasOwnName({ ...block, localName: '590-1140 1501/22' })).toBe(false);
    expect(hasOwnName({ ...block, localName: '590-1140 1501/22 B' })).toBe(false);
    expect(hasOwnName({ ...block, localName: '1501/22 u lesa' })).toBe(true);
    expect(hasOwnName({ blockNumber: null, square: null, localName: 'Pole 3' })).toBe(true);
  });
});

describe('parcelTitle', () => {
  it('is the name, or the block with its square and its letter', () => {
    const block = { blockNumber: '1501/22', square: '590-1140' };
    expect(parcelTitle({ ...block, localName: 'Za humny' })).toBe('Za humny');
    expect(parcelTitle({ ...block, localName: '1501/22 B' })).toBe('590-1140 1501/22 B');
    expect(parcelTitle({ ...block, localName: '590-1140 1501/22' })).toBe('590-1140 1501/22');
    expect(parcelTitle({ ...block, square: null, localName: '1501/22' })).toBe('1501/22');
  });
});
