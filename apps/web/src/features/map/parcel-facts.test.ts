import { describe, expect, it } from 'vitest';
import { sampleParcel } from '#web/testing/sample-parcel.ts';
import { blockText, parcelFacts } from './parcel-facts.ts';

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

  it('gives the area of the outline only beside an official one that reads differently', () => {
    const outlineArea = (officialArea: number | null, computedArea: number): number | undefined =>
      parcelFacts(sampleParcel({ officialArea, computedArea }), 'CZ').outlineArea;
    expect(outlineArea(12.48, 12.5142)).toBe(12.5142);
    expect(outlineArea(12.48, 12.4812)).toBeUndefined();
    expect(outlineArea(null, 12.4812)).toBeUndefined();
  });

  it('knows a parcel without a crop from one of which no crop is known', () => {
    const crop = (id: number | null, name: string): unknown =>
      parcelFacts(
        sampleParcel({ seedApplication: { validFrom: null, seed: { crop: { id, name, color: null } } } }),
        'CZ',
      ).crop;
    expect(crop(null, 'Topinambur')).toEqual({ name: 'Topinambur', color: undefined });
    expect(crop(4, 'NO_CROP')).toBeNull();
    expect(crop(4, 'Oves')).toEqual({ name: 'Oves', color: undefined });
    expect(parcelFacts(sampleParcel(), 'CZ').crop).toEqual({ name: 'Pšenice ozimá', color: '#e0c25c' });
  });
});

describe('blockText', () => {
  it('puts the square before the number unless it is there already', () => {
    expect(blockText({ blockNumber: '1501/22', square: '590-1140' })).toBe('590-1140 1501/22');
    expect(blockText({ blockNumber: '590-1140 1501/22', square: '590-1140' })).toBe('590-1140 1501/22');
    expect(blockText({ blockNumber: '1501/22', square: null })).toBe('1501/22');
    expect(blockText({ blockNumber: null, square: '590-1140' })).toBeUndefined();
  });
});
