import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

interface CropRow {
  readonly sownOn: string | null;
  readonly harvestedOn: string | null;
  readonly mainYield: number | null;
  readonly missing?: readonly string[];
}

describe('The record of fertilizers', () => {
  it('tells the harvest of a crop in the days that it was harvested in, and calls no yield missing before', async () => {
    const { user, farm } = await started.make.farmer();
    const { actions, reports } = started.api(user).agroevidence;
    const { id: parcelId } = await started.make.parcel({ farm });
    const targets = [{ parcelId }];
    await actions.recordSowing({ body: { actionType: 'SOWING', day: '2025-09-25', cropId: 1, targets } });
    const products = [{ product: 'MAIN_PRODUCT' as const, value: 7.25, unit: 'T' as const }];
    await actions.recordHarvest({ body: { actionType: 'HARVEST', day: '2026-07-20', products, targets } });
    const cropIn = async (season: number): Promise<CropRow | undefined> => {
      const file = await reports.fertilizers({ query: { season, format: 'json' } });
      const { tables } = (await file.json()) as { readonly tables: { readonly crops: readonly CropRow[] } };
      return tables.crops.find(({ sownOn }) => sownOn !== null);
    };
    const before = await cropIn(2025);
    expect(before).toMatchObject({ sownOn: '2025-09-25', harvestedOn: null, mainYield: null });
    expect(before?.missing).not.toContain('mainYield');
    expect(await cropIn(2026)).toMatchObject({ harvestedOn: '2026-07-20', mainYield: 7.25 });
  });
});
