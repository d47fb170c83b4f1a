import type { PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  day,
  judgedFarm,
  litre,
  makeProduct as makeProductOf,
  sowWheat,
  use,
  wheat,
} from '#server/testing/judged-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const lad27 = 1;

const farmer = (parcels?: number) => judgedFarm(started, parcels);
const makeProduct = (farmId: number, change?: Partial<PlantProtectionFacts>) => makeProductOf(started, farmId, change);
const sow = (farmId: number) => sowWheat(started, farmId);

async function inZone(farmId: number, isVulnerable: 'YES' | 'NO' | 'NOT_SPECIFIED'): Promise<void> {
  await sql`update agroevidence.parcel_version set nitrate_vulnerable = ${isVulnerable} where farm_id = ${farmId}`.execute(
    started.services.database.kysely,
  );
}

async function drawBrook({ agroevidence, farm }: Awaited<ReturnType<typeof farmer>>): Promise<void> {
  const coordinates: [number, number][] = [
    [14.32, 48.8905],
    [14.34, 48.8905],
  ];
  const body = { kind: 'WATER' as const, features: [{ geometry: { type: 'LineString' as const, coordinates } }] };
  await agroevidence.landFeatures.create({ params: { id: farm.id }, body });
}

describe('What is to be brought onto land', () => {
  it('is allowed where all is known, except for what a rule of protected water leaves open', async () => {
    const { farm, ask } = await farmer(2);
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const { against, parcels } = await ask({ materials: [{ materialId, ...litre }] });
    const open = [[{ reason: 'DISTANCE_NO_FEATURES', along: 'WATER_PROTECTION_ZONE' }]];
    expect(against).toMatchObject([open, open]);
    expect(parcels).toMatchObject([
      { vote: 'UNKNOWN', isComplete: false, materials: [{ harvestFrom: '2026-06-14' }] },
      {},
    ]);
  });

  it('is held against what was used before, and told its first day', async () => {
    const { farm, ask, agroevidence, targets } = await farmer();
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const { action } = await agroevidence.actions.recordApplication({
      body: { actionType: 'SPRAY', day: '2026-05-01', targets, materials: [{ materialId, ...litre }] },
    });
    const { against } = await ask({ materials: [{ materialId, ...litre }] });
    expect(against[0]?.[0]).toMatchObject([
      { reason: 'INTERVAL_NOT_KEPT', from: '2026-05-01', source: { paragraph: '1234-5' } },
      {},
    ]);
    const itself = await ask({ materials: [{ materialId, ...litre }], exceptActionId: action.id });
    expect(itself.against[0]?.[0]?.map(({ check }) => check)).toEqual(['DISTANCE']);
  });

  it('is not harvested before its days are over, whichever was first', async () => {
    const { farm, ask, agroevidence, targets } = await farmer();
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const materials = [{ materialId, ...litre }];
    await agroevidence.actions.recordHarvest({
      body: { actionType: 'HARVEST', state: 'PLANNED', day: '2026-06-10', targets, endsCrop: false },
    });
    const before = await ask({ materials });
    expect(before.against[0]?.[0]).toMatchObject([{ reason: 'PRE_HARVEST_NOT_KEPT', least: 35, actual: 31 }, {}]);
    await agroevidence.actions.recordApplication({ body: { actionType: 'SPRAY', day, targets, materials } });
    const after = await ask({ work: 'HARVEST', day: '2026-06-10' });
    expect(after.against[0]?.[0]).toMatchObject([{ reason: 'PRE_HARVEST_NOT_KEPT', least: 35, actual: 31 }]);
    expect(after.parcels[0]?.materials).toMatchObject([{ material: null, vote: 'FORBIDDEN', earliest: '2026-06-14' }]);
  });

  it('is warned of where its package is too old on the day, also once it is recorded, and divided', async () => {
    const { farm, agroevidence, targets, parcelIds, ask } = await farmer(2);
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const expired = async (expiresOn: string) =>
      (await ask({ materials: [{ materialId, ...litre, expiresOn }] })).against[0]?.[0]?.find(
        ({ check }) => check === 'PACKAGE',
      );
    expect(await expired(day)).toBeUndefined();
    expect(await expired('2026-05-09')).toMatchObject({
      ...{ vote: 'WARNING', reason: 'PACKAGE_EXPIRED', to: '2026-05-09', source: { paragraph: '1234-5' } },
    });
    const ofPackage = { batch: 'A1B2', producedOn: '2024-05-01', expiresOn: '2026-05-09' };
    const body = { actionType: 'SPRAY' as const, day, targets, materials: [{ materialId, ...litre, ...ofPackage }] };
    const { action } = await agroevidence.actions.recordApplication({ body });
    expect(action.materials).toMatchObject([ofPackage]);
    expect(action.findings.map(({ reason }) => reason)).toContain('PACKAGE_EXPIRED');
    const { actions } = await agroevidence.actions.split({ body: { id: action.id, parts: [[parcelIds[1] ?? 0]] } });
    for (const part of actions) expect(part.materials).toMatchObject([ofPackage]);
  });

  it('keeps what was against it with the action, with the rule as it stood then, also when it is divided', async () => {
    const { farm, agroevidence, targets, parcelIds } = await farmer(2);
    await sow(farm.id);
    await inZone(farm.id, 'YES');
    const materials = [{ materialId: lad27, value: 100, unit: 'KG' as const }];
    const said = { actionType: 'FERT' as const, day: '2025-12-20', targets, materials };
    const { action } = await agroevidence.actions.recordApplication({ body: said });
    const banned = (told: typeof action) =>
      told.targets.map(({ found }) =>
        found.flatMap(({ material, findings }) =>
          findings.map((at) => [material, told.findings[at]?.reason, told.findings[at]?.source?.validFrom]),
        ),
      );
    const ofBan = [0, 'INSIDE_BAN', '2024-07-01'];
    for (const kept of banned(action)) expect(kept).toContainEqual(ofBan);
    expect(action.findings.map(({ vote }) => vote)).not.toContain('ALLOWED');
    const { actions } = await agroevidence.actions.split({ body: { id: action.id, parts: [[parcelIds[1] ?? 0]] } });
    for (const kept of actions.flatMap(banned)) expect(kept).toContainEqual(ofBan);
    const moved = { ...said, id: action.id, day: '2025-10-01', targets: targets.slice(0, 1) };
    const changed = await agroevidence.actions.changeApplication({ body: moved });
    expect(changed.action.findings.map(({ reason }) => reason)).not.toContain('INSIDE_BAN');
  });

  it('is held against the bans of its own country, which may tell no climates apart', async () => {
    const { farm, ask } = await farmer();
    await sow(farm.id);
    await sql`update core.farm set country_code = 'SK' where id = ${farm.id}`.execute(started.services.database.kysely);
    const materials = [{ materialId: lad27, value: 100, unit: 'KG' as const }];
    const ban = async (on: string) =>
      (await ask({ day: on, materials })).against[0]?.[0]?.find(({ check }) => check === 'BAN_PERIOD');
    await inZone(farm.id, 'NOT_SPECIFIED');
    const unknown = { vote: 'UNKNOWN', reason: 'BAN_ZONE_UNKNOWN', from: '2025-11-15', to: '2026-02-15' };
    expect(await ban('2025-12-20')).toMatchObject({ ...unknown, source: { isGeneralKnowledge: true } });
    await inZone(farm.id, 'YES');
    expect(await ban('2025-12-20')).toMatchObject({ vote: 'FORBIDDEN', reason: 'INSIDE_BAN' });
    const then = await ban('2014-12-20');
    expect(then?.source).toMatchObject({ isGeneralKnowledge: false, validTo: '2017-12-31' });
    expect(then?.source?.document).toContain('199/2008');
    expect(await ban('2004-01-20')).toMatchObject({ vote: 'UNKNOWN', reason: 'BAN_RULES_UNKNOWN' });
    expect(await ban('2026-03-20')).toBeUndefined();
  });

  it('leaves the land along water out, by so much less drift, and tells what is left with its outline', async () => {
    const one = await farmer();
    await sow(one.farm.id);
    await drawBrook(one);
    const water = ([0, 50] as const).map((reduction) => ({
      ...{ kind: 'WATER' as const, variant: null, reduction, metres: reduction === 0 ? 20 : 5 },
    }));
    const materialId = await makeProduct(one.farm.id, { distances: water });
    const ask = async (driftReduction: 0 | 50) =>
      (await one.ask({ driftReduction, isOutlined: true, materials: [{ materialId, ...litre }] })).parcels[0];
    const [wide, narrow] = [await ask(0), await ask(50)];
    const metresAcross = 146.7;
    expect((wide?.area ?? 0) - (wide?.remaining ?? 0)).toBeCloseTo((metresAcross * 40) / 10_000, 2);
    expect((narrow?.area ?? 0) - (narrow?.remaining ?? 0)).toBeCloseTo((metresAcross * 10) / 10_000, 2);
    expect(narrow?.geometry?.coordinates).toHaveLength(2);
  });

  it('is asked of a drawn part as it lies in the parcel, with the strips that lie in that part', async () => {
    const one = await farmer();
    await sow(one.farm.id);
    await drawBrook(one);
    const metres = 20;
    const materialId = await makeProduct(one.farm.id, {
      distances: [{ kind: 'WATER', variant: null, reduction: 0, metres }],
    });
    const [target] = one.targets;
    if (!target) throw new Error('There is no parcel');
    const ask = async (west: number, south: number, east: number, north: number) => {
      const ring: [number, number][] = [
        ...([
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ] as [number, number][]),
      ];
      const geometry = { type: 'MultiPolygon' as const, coordinates: [[ring]] };
      const body = { day, targets: [{ ...target, area: 99, geometry }], materials: [{ materialId, ...litre }] };
      const { parcels, against } = await one.ask(body);
      return { parcel: parcels[0], water: against[0]?.[0]?.filter(({ along }) => along === 'WATER') ?? [] };
    };
    // The parcel is 0.002 degrees wide; 0.0002 degrees of latitude are 22.2 m, half of the drawn part lies outside.
    const away = await ask(14.331, 48.8901, 14.333, 48.8903);
    expect(away.water).toEqual([]);
    expect(away.parcel?.area).toBeCloseTo((73.3 * 22.2) / 10_000, 2);
    expect(away.parcel).toMatchObject({ remaining: away.parcel?.area, outside: expect.closeTo(0.163, 2) as number });
    const along = await ask(14.33, 48.8904, 14.332, 48.8906);
    expect(along.water).toMatchObject([{ vote: 'FORBIDDEN', reason: 'DISTANCE_TAKES_ALL' }]);
    expect(along.parcel).toMatchObject({ remaining: 0, outside: 0 });
    const half = await ask(14.33, 48.8901, 14.332, 48.8905);
    expect(half.water).toMatchObject([{ vote: 'WARNING', reason: 'DISTANCE_TAKES_LAND' }]);
    expect(half.water[0]?.leftOut).toBeCloseTo((146.7 * metres) / 10_000, 2);
    await expect(ask(15, 48.89, 15.1, 48.9)).rejects.toMatchObject({ code: 'cultivation.outsideParcel' });
  });

  it('is nothing that the ban of nitrogen lets be, in a vulnerable zone alone', async () => {
    const { farm, ask } = await farmer();
    await sow(farm.id);
    const question = { day: '2025-12-20', materials: [{ materialId: lad27, value: 100, unit: 'KG' as const }] };
    const banned = async () => (await ask(question)).against[0]?.[0]?.filter(({ check }) => check === 'BAN_PERIOD');
    await inZone(farm.id, 'YES');
    expect(await banned()).toMatchObject([
      { vote: 'FORBIDDEN', reason: 'INSIDE_BAN', source: { validFrom: '2024-07-01', isGeneralKnowledge: true } },
    ]);
    await inZone(farm.id, 'NO');
    expect(await banned()).toEqual([]);
  });

  it('is at most so much nitrogen as the crop may have, with what it had before', async () => {
    const { farm, ask, agroevidence, targets } = await farmer();
    await sow(farm.id);
    await inZone(farm.id, 'YES');
    const bring = (value: number) => [{ materialId: lad27, value, unit: 'KG' as const }];
    await agroevidence.actions.recordApplication({
      body: { actionType: 'FERT', day: '2026-03-10', targets, materials: bring(500) },
    });
    const found = async (value: number) => {
      const { findings } = await ask({ materials: bring(value) });
      return findings.find(({ check }) => check === 'NITROGEN_LIMIT');
    };
    // 500 kg of LAD 27 hold 135 kg of nitrogen, 200 kg hold 54: 189 of 190.
    expect(await found(200)).toMatchObject({ vote: 'ALLOWED', most: 190, actual: expect.closeTo(189, 6) as number });
    expect(await found(210)).toMatchObject({ vote: 'FORBIDDEN', reason: 'NITROGEN_ABOVE' });
  });

  it('is held against whoever works, sows or grazes there while people may not go onto the land', async () => {
    const { farm, agroevidence, targets } = await farmer();
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const { actions } = agroevidence;
    const parcels = targets.map(({ parcelId }) => ({ parcelId }));
    await actions.recordApplication({
      body: { actionType: 'SPRAY', day, targets, materials: [{ materialId, ...litre }] },
    });
    const reasons = (action: { findings: readonly { reason: string }[] }) =>
      action.findings.map(({ reason }) => reason).toSorted();
    const said = (on: string) => ({ day: on, targets: parcels });
    const hoe = (on: string) => actions.recordOther({ body: { actionType: 'HOE', ...said(on) } });
    expect(reasons((await hoe(day)).action)).toEqual(['REENTRY_LASTS']);
    expect(reasons((await hoe('2026-05-13')).action)).toEqual([]);
    const grazed = await actions.recordOther({ body: { actionType: 'PASTURE', ...said('2026-05-20') } });
    expect(reasons(grazed.action)).toEqual(['PRE_HARVEST_NOT_KEPT']);
    const sown = await actions.recordSowing({ body: { actionType: 'SOWING', cropId: wheat, ...said(day) } });
    expect(reasons(sown.action)).toEqual(['REENTRY_LASTS']);
  });

  it('is judged where it comes with the seed', async () => {
    const { farm, agroevidence, targets } = await farmer();
    await inZone(farm.id, 'YES');
    const parcels = targets.map(({ parcelId }) => ({ parcelId }));
    const materials = [{ materialId: lad27, value: 100, unit: 'KG' as const }];
    const { action } = await agroevidence.actions.recordSowing({
      body: { actionType: 'SOWING', day: '2025-12-20', cropId: wheat, targets: parcels, materials },
    });
    expect(action.findings.map(({ reason }) => reason)).toContain('INSIDE_BAN');
    const { action: allowed } = await agroevidence.actions.recordOther({
      body: { actionType: 'PLOW', day: '2026-04-10', targets: parcels },
    });
    const { rows } = await agroevidence.actions.list();
    expect(rows.map(({ id, vote }) => [id, vote])).toEqual([
      [allowed.id, 'ALLOWED'],
      [action.id, 'FORBIDDEN'],
    ]);
  });

  it('is at most so much organic nitrogen as the farm may have on average', async () => {
    const { farm, ask, agroevidence, targets } = await farmer(2);
    await sow(farm.id);
    await inZone(farm.id, 'YES');
    const [slurry] = await agroevidence.fertilizers.suggestions({ query: { search: 'kejda skotu' } });
    // 3.2 kg of nitrogen in a tonne, by weight: 26.5 t bring 84.8 kg/ha, twice that 169.6.
    const perTonne = (slurry?.facts.percent.N ?? 0) * 10;
    const bring = (kilograms: number) => [
      { materialId: slurry?.id ?? 0, value: kilograms / perTonne, unit: 'T' as const },
    ];
    await agroevidence.actions.recordApplication({
      body: { actionType: 'FERT_ORG', day: '2026-03-10', targets, materials: bring(85) },
    });
    const found = async (kilograms: number) => {
      const { findings } = await ask({ materials: bring(kilograms) });
      return findings.find(({ check }) => check === 'HOLDING_NITROGEN');
    };
    expect(await found(85)).toMatchObject({ vote: 'ALLOWED', most: 170, actual: expect.closeTo(170, 3) as number });
    expect(await found(86)).toMatchObject({ vote: 'FORBIDDEN', reason: 'HOLDING_ABOVE' });
  });

  it('is counted with the nitrogen that the ledger tells of, also what was brought before the crop was sown', async () => {
    const { farm, ask, agroevidence, targets } = await farmer();
    await sow(farm.id);
    await inZone(farm.id, 'YES');
    const bring = (value: number) => [{ materialId: lad27, value, unit: 'KG' as const }];
    const record = (said: { day: string; cropId?: number; value: number }) => {
      const { value, ...rest } = said;
      const body = { actionType: 'FERT' as const, targets, materials: bring(value), ...rest };
      return agroevidence.actions.recordApplication({ body });
    };
    // On the stubble without a word of a crop, and for the wheat while nothing stood there.
    await record({ day: '2025-08-20', value: 200 });
    await record({ day: '2025-09-20', cropId: wheat, value: 200 });
    const { findings } = await ask({ materials: bring(300) });
    const [ledger] = (
      await agroevidence.nitrogenLedgers.read({ body: { day, targets: targets.map(({ parcelId }) => ({ parcelId })) } })
    ).parcels;
    // 400 kg of LAD 27 hold 108 kg of nitrogen, 300 kg hold 81: 189 of 190.
    expect(ledger?.countedPerHectare).toBeCloseTo(108, 6);
    expect(findings.find(({ check }) => check === 'NITROGEN_LIMIT')).toMatchObject({
      ...{ vote: 'ALLOWED', actual: expect.closeTo(189, 6) as number },
    });
    const more = await ask({ materials: bring(310) });
    expect(more.findings.find(({ check }) => check === 'NITROGEN_LIMIT')).toMatchObject({ vote: 'FORBIDDEN' });
  });

  it('is not known to be allowed where another crop stands than the one that is meant', async () => {
    const { farm, ask } = await farmer();
    await sow(farm.id);
    const rape = 36;
    const materialId = await makeProduct(farm.id, { uses: [{ ...use, cropIds: [rape] }] });
    const meant = async (cropId: number | null) =>
      (await ask({ cropId, materials: [{ materialId, ...litre }] })).against[0]?.[0]?.filter(
        ({ check }) => check === 'CROP',
      );
    expect(await meant(rape)).toMatchObject([{ vote: 'UNKNOWN', reason: 'OTHER_CROP_STANDS', from: '2025-10-01' }]);
    expect(await meant(null)).toMatchObject([{ vote: 'FORBIDDEN', reason: 'CROP_NOT_AUTHORISED' }]);
  });

  it('is one dose, however many packages it is from', async () => {
    const { farm, ask } = await farmer();
    await sow(farm.id);
    const materialId = await makeProduct(farm.id);
    const half = { materialId, ...litre, value: 0.6 };
    const { against } = await ask({ materials: [half, half] });
    for (const found of against[0] ?? [])
      expect(found).toContainEqual(expect.objectContaining({ reason: 'DOSE_ABOVE', actual: 1.2 }));
  });

  it('goes to a sprayer as a file of what is left', async () => {
    const { agroevidence, targets } = await farmer(2);
    const file = await agroevidence.restrictions.file({
      body: { day, targets, materials: [{ materialId: lad27, value: 1, unit: 'KG' }], format: 'KML' },
    });
    const text = await file.text();
    expect(text).toContain('<kml');
    expect(text.match(/<Placemark/g)).toHaveLength(2);
  });

  it('is asked of own land and materials alone', async () => {
    const [one, other] = [await farmer(), await farmer()];
    const materialId = await makeProduct(other.farm.id);
    await expect(one.ask({ targets: other.targets })).rejects.toMatchObject({ code: 'parcel.notFound' });
    await expect(one.ask({ materials: [{ materialId, ...litre }] })).rejects.toMatchObject({
      code: 'material.notFound',
    });
    await expect(one.ask({ exceptActionId: 987_654 })).rejects.toMatchObject({ code: 'action.notFound' });
    await expect(one.ask({ cropId: 987_654_321 })).rejects.toMatchObject({ code: 'crop.notFound' });
  });
});
