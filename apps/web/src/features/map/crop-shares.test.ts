import { describe, expect, it } from 'vitest';
import { sampleCrop, sampleParcel } from '#web/testing/sample-parcel.ts';
import { cropShares } from './crop-shares.ts';

const crop = (name: string): ReturnType<typeof sampleParcel>['seedApplication'] => ({
  validFrom: null,
  seed: { crop: sampleCrop({ id: 1, name, color: { red: 255, green: 128, blue: 0 } }) },
});

describe('the crops of a farm', () => {
  it('are told with their hectares, the largest first, land without a crop at the end', () => {
    const parcels = [
      sampleParcel({ id: 1, area: 3, seedApplication: crop('Oves') }),
      sampleParcel({ id: 2, area: 50, seedApplication: null }),
      sampleParcel({ id: 3, area: 7.5, seedApplication: crop('Řepka') }),
      sampleParcel({ id: 4, area: 2, seedApplication: crop('Oves') }),
      sampleParcel({ id: 5, area: 1, seedApplication: crop('NO_CROP') }),
    ];
    const shares = cropShares(parcels, 'CZ').map((share) => [share.crop && share.crop.name, share.areaHa]);
    expect(shares).toEqual([
      ['Řepka', 7.5],
      ['Oves', 5],
      [undefined, 50],
      [null, 1],
    ]);
  });

  it('have their parts of a parcel that is divided, and what these leave has none', () => {
    const share = (name: string, area: number) => ({ crop: sampleCrop({ id: 1, name }), area });
    const divided = { ...crop('Řepka'), seed: { crop: sampleCrop({ name: 'Řepka' }) }, validFrom: null };
    const parcels = [
      sampleParcel({
        id: 1,
        area: 5,
        seedApplication: { ...divided, shares: [share('Řepka', 3.2), share('Oves', 1.1)] },
      }),
      sampleParcel({ id: 2, area: 2, seedApplication: crop('Oves') }),
      sampleParcel({
        id: 3,
        area: 1,
        seedApplication: { ...divided, shares: [share('Řepka', 0.6), share('NO_CROP', 0.4)] },
      }),
    ];
    const shares = cropShares(parcels, 'CZ');
    expect(shares.map((one) => [one.crop && one.crop.name, one.areaHa])).toEqual([
      ['Řepka', expect.closeTo(3.8, 6)],
      ['Oves', 3.1],
      [undefined, 0.7],
      [null, 0.4],
    ]);
    expect(shares.reduce((sum, { areaHa }) => sum + areaHa, 0)).toBeCloseTo(8, 6);
  });
});
