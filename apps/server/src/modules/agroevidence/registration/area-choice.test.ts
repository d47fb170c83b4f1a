import type { LandFileChoice, LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { describe, expect, it } from 'vitest';
import { drawnFile, type DrawnParcel } from '#server/testing/drawn-file.ts';
import { importedFarm } from '#server/testing/import-land.ts';
import { comparedWithFile, parcelsOf } from '#server/testing/registry-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();

/** The area of a whole block stands on each of its parts, as in files that were cut by crops. */
const parts: readonly DrawnParcel[] = [0, 0.01, 0.02].map((east, at) => ({
  ...{ name: `Za humny ${at + 1}`, east },
  says: { VYMERA_HA: 76.93 },
}));

const byOutlines = { 'area-source': 'COMPUTED' } as const;

function validated(api: TestApi, choice: LandFileChoice): Promise<LandFileReport> {
  const query = { countryCode: 'CZ', ...choice };
  return api.agroevidence.registration.validateShapefile({ query, file: drawnFile(parts) });
}

const codesOf = ({ problems }: LandFileReport): readonly string[] => problems.map(({ code }) => code);

describe('official areas that do not fit the outlines of a land file', () => {
  it('are doubted, and left out with all that is doubted of them where the areas of the outlines are chosen', async () => {
    const api = started.api(await started.make.user());
    const doubtful = await validated(api, {});
    expect(doubtful.officialAreaHa).toBeCloseTo(3 * 76.93);
    expect(codesOf(doubtful)).toContain('landFile.areasDiffer');

    const computed = await validated(api, byOutlines);
    expect(computed).toMatchObject({ validation: 1, parcels: 3, officialAreaHa: null });
    expect(computed.computedAreaHa).toBe(doubtful.computedAreaHa);
    expect(codesOf(computed)).not.toContain('landFile.areasDiffer');
    expect(computed.outlines.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(computed.outlines.every(({ areaHa }) => areaHa < 76)).toBe(true);
  });

  it('come to no parcel of a new farm where those of the outlines are chosen, and to all where nothing is', async () => {
    const api = started.api(await started.make.user());
    const official = await importedFarm(api, drawnFile(parts));
    expect(official.parcels.map(({ area, officialArea }) => [area, officialArea])).toEqual(
      parts.map(() => [76.93, 76.93]),
    );
    const { ended, parcels } = await importedFarm(api, drawnFile(parts), 'CZ', byOutlines);
    expect(ended).toMatchObject({ state: 'SUCCESS', imported: 3 });
    for (const { area, computedArea, officialArea } of parcels)
      expect([officialArea, area]).toEqual([null, computedArea]);
  });

  it('are told neither of a file for a farm that is there, nor come with it', async () => {
    const { user, farm } = await started.make.farmer();
    const api = started.api(user);
    const report = await api.agroevidence.imports.validateFile({
      ...{ params: { id: farm.id }, query: byOutlines },
      file: drawnFile(parts),
    });
    expect(report.officialAreaHa).toBeNull();
    const update = await comparedWithFile({ api, farmId: farm.id }, drawnFile(parts), 'REVIEW', byOutlines);
    await api.agroevidence.landUpdates.apply({ params: { id: update.id } });
    const parcels = await parcelsOf({ api, farmId: farm.id });
    expect(parcels).toHaveLength(3);
    for (const { area, computedArea, officialArea } of parcels)
      expect([officialArea, area]).toEqual([null, computedArea]);
    const again = await comparedWithFile({ api, farmId: farm.id }, drawnFile(parts), 'REVIEW', byOutlines);
    expect(again).toMatchObject({ state: 'APPLIED', unchanged: 3 });
  });

  it('go from parcels that have them when the same file is laid over them, and come back when that is taken back', async () => {
    const api = started.api(await started.make.user());
    const { farm } = await importedFarm(api, drawnFile(parts));
    const land = { api, farmId: farm.id };
    const officialAreas = async (): Promise<(number | null)[]> =>
      (await parcelsOf(land)).map(({ officialArea }) => officialArea);
    expect(await comparedWithFile(land, drawnFile(parts))).toMatchObject({ state: 'APPLIED', unchanged: 3 });
    expect(await officialAreas()).toEqual([76.93, 76.93, 76.93]);

    const update = await comparedWithFile(land, drawnFile(parts), 'REVIEW', byOutlines);
    expect(update.counts).toMatchObject({ total: 3, conflicts: 0, byKind: { CHANGED: 3 } });
    await api.agroevidence.landUpdates.apply({ params: { id: update.id } });
    expect(await officialAreas()).toEqual([null, null, null]);
    await api.agroevidence.landUpdates.takeBack({ params: { id: update.id } });
    expect(await officialAreas()).toEqual([76.93, 76.93, 76.93]);
  });
});
