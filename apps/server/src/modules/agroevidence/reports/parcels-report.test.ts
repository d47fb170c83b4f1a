import { describe, expect, it } from 'vitest';
import { rectangle } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const [wheat, rape, mustard] = [17, 36, 57];

interface ParcelsReport {
  readonly tables: Readonly<Record<'parcels' | 'crops', readonly Readonly<Record<string, unknown>>[]>>;
}

describe('The overview of parcels', () => {
  it('says of a parcel that is divided each crop with the land that it has, and of another all of its land', async () => {
    const { user, farm } = await started.make.farmer();
    const api = started.api(user).agroevidence;
    const validFrom = '2026-03-01';
    const draw = async (name: string, west: number): Promise<number> => {
      const body = { name, outline: rectangle(west, 0, west + 1, 1), from: validFrom };
      const { parcels } = await api.parcelEditing.draw({ body, farmIds: [farm.id] });
      return parcels[0]?.id ?? 0;
    };
    const [divided, whole] = [await draw('Za humny', 0), await draw('U lesa', 2), await draw('Dolní', 4)];
    for (const [parcel, cropId, area, part] of [
      [divided, wheat, 0.6, 1],
      [divided, rape, 0.4, 2],
      [whole, mustard, null, 1],
    ] as const)
      await api.seedApplications.record({ params: { id: parcel }, body: { cropId, validFrom, area, part } });
    const { area } = await api.parcels.read({ params: { id: whole } });

    const asked = await api.reports.parcels({ query: { format: 'json', date: '2026-05-01' } });
    const { tables } = (await asked.json()) as ParcelsReport;
    const names = new Map((await api.catalogues.crops()).rows.map(({ id, name }) => [id, name]));
    const nameOf = (id: number): unknown => names.get(id);
    expect(tables.crops.map(({ parcel, crop, cropArea, cropFrom }) => [parcel, crop, cropArea, cropFrom])).toEqual([
      ['U lesa', nameOf(mustard), area, validFrom],
      ['Za humny', nameOf(wheat), 0.6, validFrom],
      ['Za humny', nameOf(rape), 0.4, validFrom],
    ]);
    const main = tables.parcels.map(({ parcel, crop, cropArea }) => [parcel, crop, cropArea]);
    expect(main).toEqual([
      ['Dolní', null, null],
      ['U lesa', nameOf(mustard), area],
      ['Za humny', nameOf(wheat), 0.6],
    ]);
  });
});
