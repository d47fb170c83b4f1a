import { describe, expect, it } from 'vitest';
import type { ParcelCrop } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { sql } from 'kysely';
import type { TestFarm, TestUser } from '#server/testing/factories.ts';
import type { TestParcel } from '#server/testing/make-parcel.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const wheat = 1;
const barley = 8;
const rape = 36;
const noCrop = 1000;

async function planned(parcels = 1): Promise<{ user: TestUser; farm: TestFarm; parcels: TestParcel[] }> {
  const owner = await started.make.farmer();
  const made: TestParcel[] = [];
  for (let number = 1; number <= parcels; number += 1) {
    const at = [14.33 + number * 0.003, 48.89] as const;
    made.push(await started.make.parcel({ farm: owner.farm, name: `Pole ${number}`, blockNumber: `${number}`, at }));
  }
  return { ...owner, parcels: made };
}

function put(
  user: TestUser,
  parcelCrops: (Pick<ParcelCrop, 'parcelId' | 'seasonId' | 'cropId'> & Partial<ParcelCrop>)[],
) {
  return started.api(user).agroevidence.sowingPlan.changeParcels({ body: { parcelCrops } });
}

const span = { startYear: 2026, size: 4 };

describe('PUT sowing-plan/parcels/{parcelId}', () => {
  it('plans a crop, which then stands in the plan of the parcel with its name and colour', async () => {
    const { user, parcels } = await planned();
    const params = { parcelId: parcels[0]?.id ?? 0 };
    const { sowingPlan } = started.api(user).agroevidence;
    const change = await sowingPlan.changeParcel({ params, body: { cropId: wheat, seasonId: 2026 } });
    const entry = {
      seasonId: 2026,
      cropId: wheat,
      role: 'MAIN',
      part: 1,
      area: null,
      origin: 'MANUAL',
      isToCheck: false,
    };
    const plans = [{ ...params, seasonId: 2026, role: 'MAIN', entries: [entry] }];
    expect(change).toEqual({ changeId: expect.any(Number) as number, changed: 1, plans });
    expect(await sowingPlan.ofParcel({ params, query: span })).toEqual([
      {
        season: { id: 2026, startYear: 2026, endYear: 2027 },
        crop: {
          id: wheat,
          name: 'Pšenice setá ozimá',
          color: { red: 227, green: 178, blue: 60 },
          externalId: '105',
          catalogueType: 'PUBLIC',
        },
        role: 'MAIN',
        part: 1,
        area: null,
        origin: 'MANUAL',
        isToCheck: false,
      },
    ]);
  });

  it('takes a crop out of the plan by none, and writes nothing down where there was none', async () => {
    const { user, parcels } = await planned();
    const params = { parcelId: parcels[0]?.id ?? 0 };
    const { sowingPlan } = started.api(user).agroevidence;
    await sowingPlan.changeParcel({ params, body: { cropId: wheat, seasonId: 2026 } });
    expect((await sowingPlan.changeParcel({ params, body: { cropId: null, seasonId: 2026 } })).changed).toBe(1);
    expect(await sowingPlan.ofParcel({ params, query: span })).toEqual([]);
    const again = await sowingPlan.changeParcel({ params, body: { cropId: null, seasonId: 2026 } });
    const plans = [{ ...params, seasonId: 2026, role: 'MAIN', entries: [] }];
    expect(again).toEqual({ changeId: null, changed: 0, plans });
  });

  it('keeps the row before and after it under the number of the change', async () => {
    const { user, parcels } = await planned();
    const params = { parcelId: parcels[0]?.id ?? 0 };
    const { sowingPlan } = started.api(user).agroevidence;
    await sowingPlan.changeParcel({ params, body: { cropId: wheat, seasonId: 2026 } });
    const { changeId } = await sowingPlan.changeParcel({ params, body: { cropId: rape, seasonId: 2026 } });
    const { rows } = await sql<{ action: string; before: { crop_id: number }; after: { crop_id: number } }>`
      select e.action, c.before, c.after from core.audit_event e join core.change c on c.audit_event_id = e.id
      where e.id = ${changeId}`.execute(started.services.database.kysely);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'plan.changed', before: { crop_id: wheat }, after: { crop_id: rape } });
  });

  it('hides parcels and own crops of other farms as not found', async () => {
    const stranger = await planned();
    const { user, parcels } = await planned();
    const params = { parcelId: parcels[0]?.id ?? 0 };
    const strange = { parcelId: stranger.parcels[0]?.id ?? 0 };
    const { rows } = await sql<{ id: number }>`
      insert into agroevidence.own_crop (farm_id, name, red, green, blue) values (${stranger.farm.id}, 'Směs', 1, 2, 3)
      returning id`.execute(started.services.database.kysely);
    const { changeParcel } = started.api(user).agroevidence.sowingPlan;
    await expect(changeParcel({ params: strange, body: { cropId: wheat, seasonId: 2026 } })).rejects.toMatchObject({
      code: 'parcel.notFound',
    });
    const cropId = rows[0]?.id ?? 0;
    await expect(changeParcel({ params, body: { cropId, seasonId: 2026 } })).rejects.toMatchObject({
      code: 'crop.notFound',
    });
  });

  it('refuses a historical parcel', async () => {
    const { user, farm } = await started.make.farmer();
    const parcel = await started.make.parcel({ farm, isRetired: true });
    const attempt = started
      .api(user)
      .agroevidence.sowingPlan.changeParcel({ params: { parcelId: parcel.id }, body: { cropId: 1, seasonId: 2026 } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'parcel.retired' });
  });
});

describe('PUT sowing-plan/parcels', () => {
  it('plans many parcels and seasons at once, as one change', async () => {
    const { user, parcels } = await planned(3);
    const cells = parcels.flatMap(({ id }) =>
      [2026, 2027].map((seasonId) => ({ parcelId: id, seasonId, cropId: rape })),
    );
    const change = await put(user, cells);
    expect(change.changed).toBe(6);
    expect(change.plans).toMatchObject(cells.map(({ cropId, ...cell }) => ({ ...cell, entries: [{ cropId }] })));
    const { sowingPlan } = started.api(user).agroevidence;
    const plan = await sowingPlan.plan({ query: span });
    expect(plan.parcels.map(({ localName }) => localName)).toEqual(['Pole 1', 'Pole 2', 'Pole 3']);
    expect(plan.parcels.flatMap(({ entries }) => entries.map(({ cropId }) => cropId))).toEqual(Array(6).fill(rape));
    expect(plan.crops.filter(({ id }) => id === rape)).toMatchObject([{ name: 'Řepka ozimá', isRetired: false }]);
    expect(plan.seasons.map(({ id }) => id)).toEqual([2026, 2027, 2028, 2029]);
  });

  it('takes as many crops as are kept row by row, each said at length', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    const crops = Array.from({ length: 2000 }, (_, at) => ({
      ...{ parcelId, seasonId: 1990 + (at % 111), cropId: rape, role: 'CATCH_CROP' as const },
      ...{ part: 1 + (at % 50), area: 0.0123 },
    }));
    await expect(put(user, crops)).resolves.toMatchObject({ changed: 2000 });
  });

  it('changes nothing where one of the parcels is not there', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    const cells = [parcelId, 2_000_000_000].map((id) => ({ parcelId: id, seasonId: 2026, cropId: rape }));
    await expect(put(user, cells)).rejects.toMatchObject({ code: 'parcel.notFound' });
    const { sowingPlan } = started.api(user).agroevidence;
    expect(await sowingPlan.ofParcel({ params: { parcelId }, query: span })).toEqual([]);
  });

  it('divides a parcel, and a crop for the whole ends the division', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    await put(user, [
      { parcelId, seasonId: 2026, cropId: wheat, part: 1, area: 0.6 },
      { parcelId, seasonId: 2026, cropId: rape, part: 2 },
    ]);
    const { sowingPlan } = started.api(user).agroevidence;
    const divided = await sowingPlan.ofParcel({ params: { parcelId }, query: span });
    expect(divided.map(({ part, area, crop }) => [part, area, crop.id])).toEqual([
      [1, 0.6, wheat],
      [2, null, rape],
    ]);
    await put(user, [{ parcelId, seasonId: 2026, cropId: barley }]);
    const whole = await sowingPlan.ofParcel({ params: { parcelId }, query: span });
    expect(whole.map(({ part, area, crop }) => [part, area, crop.id])).toEqual([[1, null, barley]]);
  });

  it('refuses parts that are larger than the parcel, and says which and by how much', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    const attempt = put(user, [
      { parcelId, seasonId: 2026, cropId: wheat, part: 1, area: 1.2 },
      { parcelId, seasonId: 2026, cropId: rape, part: 2, area: 0.6 },
    ]);
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      code: 'plan.areaTooLarge',
      body: {
        fields: [{ code: 'plan.areaTooLarge', detail: { parcelId, season: 2026, name: 'Pole 1', planned: 1.8 } }],
      },
    });
    const { sowingPlan } = started.api(user).agroevidence;
    expect(await sowingPlan.ofParcel({ params: { parcelId }, query: span })).toEqual([]);
  });

  it('lets a catch crop stand beside the main crop', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    await put(user, [
      { parcelId, seasonId: 2026, cropId: barley },
      { parcelId, seasonId: 2026, cropId: 44, role: 'CATCH_CROP' },
    ]);
    await put(user, [{ parcelId, seasonId: 2026, cropId: null, role: 'MAIN' }]);
    const { sowingPlan } = started.api(user).agroevidence;
    const entries = await sowingPlan.ofParcel({ params: { parcelId }, query: span });
    expect(entries.map(({ role, crop }) => [role, crop.id])).toEqual([['CATCH_CROP', 44]]);
  });

  it('takes what is said of a part last, as if said one after the other', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    await put(user, [
      { parcelId, seasonId: 2026, cropId: wheat, part: 2, area: 0.3 },
      { parcelId, seasonId: 2026, cropId: rape },
      { parcelId, seasonId: 2026, cropId: barley },
    ]);
    const { sowingPlan } = started.api(user).agroevidence;
    const entries = await sowingPlan.ofParcel({ params: { parcelId }, query: span });
    expect(entries.map(({ part, crop }) => [part, crop.id])).toEqual([[1, barley]]);
  });
});

describe('GET sowing-plan/seasons', () => {
  it('begins with the season of last calendar year and tells of four', async () => {
    const { user } = await started.make.farmer();
    const seasons = await started.api(user).agroevidence.sowingPlan.seasons({ query: {} });
    const lastYear = new Date().getUTCFullYear() - 1;
    expect(seasons.map(({ id }) => id)).toEqual([lastYear, lastYear + 1, lastYear + 2, lastYear + 3]);
    expect(seasons[0]).toEqual({ id: lastYear, startYear: lastYear, endYear: lastYear + 1 });
  });
});

describe('GET sowing-plan/seasons/{id}', () => {
  it('sums the area of each crop with two decimals, and what is not planned', async () => {
    const { user, parcels } = await planned(3);
    const [one = 0, two = 0] = parcels.map(({ id }) => id);
    await put(user, [
      { parcelId: one, seasonId: 2026, cropId: wheat, part: 1, area: 0.6 },
      { parcelId: one, seasonId: 2026, cropId: rape, part: 2 },
      { parcelId: two, seasonId: 2026, cropId: rape },
      { parcelId: two, seasonId: 2026, cropId: 44, role: 'CATCH_CROP' },
    ]);
    const { sowingPlan } = started.api(user).agroevidence;
    const season = await sowingPlan.season({ params: { seasonId: 2026 } });
    const areas = season.statistics.map(({ crop, role, area, parcels: count }) => [crop.id, role, area, count]);
    expect(areas).toEqual([
      [rape, 'MAIN', 2.66, 2],
      [wheat, 'MAIN', 0.6, 1],
      [44, 'CATCH_CROP', 1.63, 1],
    ]);
    expect(season.notPlanned).toEqual({ area: 1.63, parcels: 1 });
    expect(season.parcels.map(({ id }) => id)).toEqual([one, two]);
    expect(season.parcels[0]?.crops.map(({ area }) => area)).toEqual([0.6, 1.031]);
    const told = await sowingPlan.statistics({ query: { startYear: 2026, size: 2 } });
    expect(told[0]?.statistics).toEqual(season.statistics);
    expect(told[1]).toEqual({ seasonId: 2027, statistics: [], notPlanned: { area: 4.89, parcels: 3 } });
  });

  it('counts a parcel once of which several parts have the same crop, and one whose first part is taken out', async () => {
    const { user, parcels } = await planned(3);
    const [one = 0, two = 0, three = 0] = parcels.map(({ id }) => id);
    await put(user, [
      { parcelId: one, seasonId: 2026, cropId: wheat, part: 1, area: 0.6 },
      { parcelId: one, seasonId: 2026, cropId: rape, part: 2, area: 0.2 },
      { parcelId: one, seasonId: 2026, cropId: wheat, part: 3, area: 0.3 },
      { parcelId: two, seasonId: 2026, cropId: wheat, part: 2, area: 0.4 },
      { parcelId: three, seasonId: 2026, cropId: wheat, part: 1, area: 0.5 },
    ]);
    const season = await started.api(user).agroevidence.sowingPlan.season({ params: { seasonId: 2026 } });
    expect(season.statistics.map(({ crop, area, parcels: count }) => [crop.id, area, count])).toEqual([
      [wheat, 1.8, 3],
      [rape, 0.2, 1],
    ]);
    expect(season.notPlanned).toMatchObject({ area: 2.89 });
  });

  it('tells by 0 what grows today', async () => {
    const { user, parcels } = await planned();
    const { sowingPlan } = started.api(user).agroevidence;
    const now = await sowingPlan.season({ params: { seasonId: 0 } });
    expect(now.season).toBeNull();
    expect(now.parcels).toEqual([
      {
        id: parcels[0]?.id,
        crops: [expect.objectContaining({ role: 'MAIN', crop: expect.objectContaining({ id: wheat }) as object })],
      },
    ]);
  });

  it('names that nothing is to grow NO_CROP', async () => {
    const { user, parcels } = await planned();
    await put(user, [{ parcelId: parcels[0]?.id ?? 0, seasonId: 2026, cropId: noCrop }]);
    const season = await started.api(user).agroevidence.sowingPlan.season({ params: { seasonId: 2026 } });
    expect(season.statistics[0]?.crop).toMatchObject({ id: noCrop, name: 'NO_CROP', catalogueType: 'PRIVATE' });
  });
});

describe('DELETE sowing-plan/seasons/{id}/reset', () => {
  it('takes all crops of the season out and leaves those of others', async () => {
    const { user, parcels } = await planned(2);
    await put(
      user,
      parcels.flatMap(({ id }) => [2026, 2027].map((seasonId) => ({ parcelId: id, seasonId, cropId: rape }))),
    );
    const { sowingPlan } = started.api(user).agroevidence;
    const reset = await sowingPlan.resetSeason({ params: { seasonId: 2026 } });
    expect(reset).toMatchObject({ changed: 2, season: { startYear: 2026, endYear: 2027 } });
    expect((await sowingPlan.season({ params: { seasonId: 2026 } })).parcels).toEqual([]);
    expect((await sowingPlan.season({ params: { seasonId: 2027 } })).parcels).toHaveLength(2);
  });

  it('asks which farm is meant where the user has more', async () => {
    const { user } = await planned();
    await started.make.farm(user);
    const attempt = started.api(user).agroevidence.sowingPlan.resetSeason({ params: { seasonId: 2026 } });
    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'farm.oneNeeded' });
  });
});

describe('POST sowing-plan/seasons', () => {
  it('copies the crops of another season where there are none yet', async () => {
    const { user, parcels } = await planned(2);
    const [one, two] = parcels.map(({ id }) => id);
    await put(user, [
      { parcelId: one ?? 0, seasonId: 2026, cropId: wheat, part: 1, area: 0.5 },
      { parcelId: one ?? 0, seasonId: 2026, cropId: rape, part: 2 },
      { parcelId: two ?? 0, seasonId: 2026, cropId: wheat },
      { parcelId: two ?? 0, seasonId: 2027, cropId: barley },
    ]);
    const { sowingPlan } = started.api(user).agroevidence;
    const filled = await sowingPlan.fillSeason({ body: { startYear: 2027, copyFrom: 2026 } });
    expect(filled).toMatchObject({ changed: 2, season: { startYear: 2027 } });
    const season = await sowingPlan.season({ params: { seasonId: 2027 } });
    expect(season.parcels.map(({ crops }) => crops.map(({ crop }) => crop.id))).toEqual([[wheat, rape], [barley]]);
  });

  it('proposes by the rules what nothing speaks against, and leaves what is planned', async () => {
    const { user, parcels } = await planned(3);
    const [one, two, three] = parcels.map(({ id }) => id);
    await put(user, [
      { parcelId: one ?? 0, seasonId: 2026, cropId: wheat },
      { parcelId: two ?? 0, seasonId: 2026, cropId: rape },
      { parcelId: three ?? 0, seasonId: 2026, cropId: barley },
      { parcelId: three ?? 0, seasonId: 2027, cropId: barley },
    ]);
    const { sowingPlan } = started.api(user).agroevidence;
    await sowingPlan.fillSeason({ body: { startYear: 2027, byRules: true } });
    const { warnings } = await sowingPlan.warnings({ query: { startYear: 2027, size: 1 } });
    expect(warnings.filter(({ parcelId }) => parcelId !== null).map(({ parcelId }) => parcelId)).toEqual([three]);
    const plan = await sowingPlan.plan({ query: { startYear: 2027, size: 1 } });
    const origins = plan.parcels.flatMap(({ entries }) => entries.map(({ origin }) => origin));
    expect(origins.filter((origin) => origin === 'MANUAL')).toHaveLength(1);
    expect(origins).toContain('RULE');
  });
});

describe('GET sowing-plan/warnings', () => {
  it('tells of too short a break with what it follows, the limit and where that is from', async () => {
    const { user, parcels } = await planned(5);
    const parcelId = parcels[0]?.id ?? 0;
    await put(user, [
      { parcelId, seasonId: 2026, cropId: rape },
      { parcelId, seasonId: 2028, cropId: rape },
    ]);
    const { warnings } = await started.api(user).agroevidence.sowingPlan.warnings({ query: span });
    expect(
      warnings.map(({ code, seasonId, parcelId: where, value, limit }) => [code, seasonId, where, value, limit]),
    ).toEqual([['BREAK_TOO_SHORT', 2028, parcelId, 2, 4]]);
    expect(warnings[0]).toMatchObject({ before: { seasonId: 2026, crop: { id: rape } }, isGeneralKnowledge: true });
  });

  it('knows from what grew before what a planned crop follows', async () => {
    const { user, parcels } = await planned();
    const parcelId = parcels[0]?.id ?? 0;
    // The wheat of the factory stands since the first of January 2024: it is what the season 2023/24 has grown.
    await put(user, [{ parcelId, seasonId: 2024, cropId: wheat }]);
    const { warnings } = await started
      .api(user)
      .agroevidence.sowingPlan.warnings({ query: { startYear: 2024, size: 1 } });
    expect(warnings.filter((warning) => warning.parcelId !== null)).toMatchObject([
      { code: 'SAME_IN_SUCCESSION', before: { seasonId: 2023 } },
    ]);
  });

  it('takes what it does not know for neither a warning nor an approval', async () => {
    const { user, parcels } = await planned(9);
    await put(user, [{ parcelId: parcels[0]?.id ?? 0, seasonId: 2030, cropId: rape }]);
    const told = await started.api(user).agroevidence.sowingPlan.warnings({ query: { startYear: 2030, size: 1 } });
    expect(told).toEqual({ warnings: [], unknown: 1 });
  });
});
