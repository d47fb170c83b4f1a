import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { at, editedFarm, editingOf, lineThrough, rectangle, springDay } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

const rape = 36;
const maize = 17;

describe('Splitting a parcel', () => {
  it('makes a parcel of each part, with the land that the whole had', async () => {
    const { split, parcelId, agroevidence } = await editedFarm(started);
    const whole = await agroevidence.parcels.read({ params: { id: parcelId } });
    const { parcels, retired, overlaps } = await split(parcelId, lineThrough(at(0.25, -0.2), at(0.25, 1.2)));
    expect(parcels.map(({ localName }) => localName)).toEqual(['Za humny 1', 'Za humny 2']);
    expect(parcels[0]?.computedArea).toBeCloseTo(whole.computedArea * 0.75, 3);
    expect(parcels.reduce((sum, { computedArea }) => sum + computedArea, 0)).toBeCloseTo(whole.computedArea, 3);
    expect({ retired, overlaps }).toEqual({ retired: [parcelId], overlaps: [] });
    const { rows } = await agroevidence.parcels.list();
    expect(rows.map(({ localName }) => localName)).toEqual(['Za humny 1', 'Za humny 2']);
    expect(await agroevidence.parcels.read({ params: { id: parcelId } })).toMatchObject({ status: 'RETIRED' });
  });

  it('leaves what the registry says of the block to the parts, but not its official area', async () => {
    const { split, parcelId, farm } = await editedFarm(started);
    await sql`update agroevidence.parcel_version set official_area_ha = 1.6 where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    const { parcels } = await split(parcelId);
    for (const part of parcels) {
      expect(part).toMatchObject({
        blockNumber: '7405/5',
        square: '760-1170',
        officialArea: null,
        validFrom: springDay,
      });
      expect(part).toMatchObject({ nitrateVulnerable: 'YES', eagri: { landUseCode: 'R', altitude: 512 } });
    }
  });

  it('tells of each part from which parcel it came, and of that one what came from it', async () => {
    const { split, parcelId, agroevidence } = await editedFarm(started);
    const { parcels } = await split(parcelId);
    const [first] = parcels;
    const of = (id: number) => agroevidence.parcelHistory.predecessors({ params: { id } });
    expect(await of(first?.id ?? 0)).toMatchObject({
      predecessors: [{ id: parcelId, status: 'RETIRED', since: springDay }],
      successors: [],
    });
    expect((await of(parcelId)).successors.map(({ id }) => id).toSorted()).toEqual(
      parcels.map(({ id }) => id).toSorted(),
    );
    const versions = await agroevidence.parcelHistory.versions({ params: { id: parcelId } });
    expect(versions).toMatchObject([{ validFrom: '2024-05-01', validTo: '2026-02-28' }]);
  });

  it('takes over what grows, is planned, and where the parcel belongs', async () => {
    const { split, parcelId, farm, agroevidence } = await editedFarm(started);
    const center = await agroevidence.centers.create({ params: { id: farm.id }, body: { name: 'Dvůr' } });
    await agroevidence.centers.assign({ body: { centerId: center.id, parcelIds: [parcelId] } });
    await agroevidence.sowingPlan.changeParcel({ params: { parcelId }, body: { cropId: rape, seasonId: 2026 } });
    const { parcels } = await split(parcelId);
    for (const { id, seedApplication, center: ofPart } of parcels) {
      expect(seedApplication).toMatchObject({ validFrom: springDay, seed: { crop: { id: 1 } } });
      expect(ofPart).toEqual({ centerId: center.id });
      const plan = await agroevidence.sowingPlan.ofParcel({
        params: { parcelId: id },
        query: { startYear: 2026, size: 1 },
      });
      expect(JSON.stringify(plan)).toContain(`"id":${rape}`);
    }
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: parcelId } });
    expect(rows).toMatchObject([{ validFrom: '2024-01-01', validTo: springDay }]);
  });

  it('cuts what grows on a part, and lets it take all of a part that it covers', async () => {
    const { split, parcelId, agroevidence } = await editedFarm(started);
    const half = { type: 'MultiPolygon' as const, coordinates: [rectangle(0, 0, 0.5, 1).coordinates] };
    const body = { cropId: maize, validFrom: '2026-02-01', geometry: half, role: 'UNDERSOWN' as const };
    await agroevidence.seedApplications.record({ params: { id: parcelId }, body });
    const { parcels } = await split(parcelId, lineThrough(at(0.75, -0.2), at(0.75, 1.2)));
    const grown = await Promise.all(
      parcels.map(async ({ id }) => {
        const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id } });
        return rows.map(({ seed, isWholeParcel, area }) => [seed.crop.id, isWholeParcel, area]);
      }),
    );
    expect(grown).toEqual([
      [
        [1, true, expect.closeTo(1.22, 1)],
        [maize, false, expect.closeTo(0.81, 1)],
      ],
      [[1, true, expect.closeTo(0.41, 1)]],
    ]);
    const [west] = (await split(parcels[0]?.id ?? 0, lineThrough(at(0.5, -0.2), at(0.5, 1.2)))).parcels;
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: west?.id ?? 0 } });
    expect(rows.find(({ seed }) => seed.crop.id === maize)).toMatchObject({ isWholeParcel: true });
  });

  it('follows a line that ends on the edges, or as near to them as a finger comes', async () => {
    const { split, parcelId } = await editedFarm(started);
    const { parcels } = await split(parcelId, lineThrough(at(0.5, 0.000_001), at(0.6, 0.5), at(0.5, 0.999)));
    expect(parcels).toHaveLength(2);
  });

  it('makes no parcel of the slivers of a line that runs along an edge', async () => {
    const { split, parcelId } = await editedFarm(started);
    const along = [0, 1, 2, 3, 4].map((step) => at(0.2 + step * 0.15, step % 2 === 0 ? 0.0005 : -0.0005));
    const line = lineThrough(at(0.1, -0.2), ...along, at(0.9, 0.5), at(0.9, 1.2));
    expect((await split(parcelId, line)).parcels).toHaveLength(2);
  });

  it.each([
    ['does not reach from edge to edge', lineThrough(at(0.5, 0.2), at(0.5, 0.8)), 'parcel.notDivided'],
    ['lies beside the parcel', lineThrough(at(2, 0), at(2, 1)), 'parcel.notDivided'],
    ['is only a point', lineThrough(at(0.5, 0.5), at(0.5, 0.5)), 'parcel.notDivided'],
    [
      'goes to and fro more than anybody draws',
      lineThrough(...Array.from({ length: 120 }, (_, step) => at((step % 60) / 60, step % 2 === 0 ? -0.1 : 1.1))),
      'parcel.tooManyParts',
    ],
  ])('is refused where the line %s', async (_, line, code) => {
    const { split, parcelId, rows } = await editedFarm(started);
    const before = await rows();
    await expect(split(parcelId, line)).rejects.toMatchObject({ status: 422, code });
    expect(await rows()).toEqual(before);
  });

  it('is refused for a day on which the parcel was another, or that has not come yet', async () => {
    const { split, parcelId } = await editedFarm(started);
    await expect(split(parcelId, undefined, '2024-04-30')).rejects.toMatchObject({
      code: 'parcel.dayTooEarly',
      body: { fields: [{ path: 'from', detail: { earliest: '2024-05-01' } }] },
    });
    await expect(split(parcelId, undefined, '2099-01-01')).rejects.toMatchObject({ code: 'parcel.dayAhead' });
  });

  it('is not done on a state that is no more', async () => {
    const { parcelEditing, parcelId, agroevidence } = await editedFarm(started);
    const { version } = await agroevidence.parcels.read({ params: { id: parcelId } });
    await agroevidence.parcels.change({ params: { id: parcelId }, body: { name: 'Dolní' } });
    const input = { params: { id: parcelId }, body: { line: lineThrough(at(0.5, -1), at(0.5, 2)), from: springDay } };
    await expect(parcelEditing.split({ ...input, version })).rejects.toMatchObject({
      status: 412,
      code: 'record.changed',
      body: { current: { localName: 'Dolní' } },
    });
    expect((await parcelEditing.split({ ...input, version: version + 1 })).parcels).toHaveLength(2);
  });
});

describe('Merging parcels', () => {
  it('makes one of those that lie beside each other, with all of their land and their crop', async () => {
    const { split, merge, parcelId, agroevidence } = await editedFarm(started);
    const whole = await agroevidence.parcels.read({ params: { id: parcelId } });
    const { parcels } = await split(parcelId);
    const { parcels: united, retired } = await merge(parcels.map(({ id }) => id));
    expect(united).toMatchObject([{ localName: 'Za humny 1', geometry: { coordinates: { length: 1 } } }]);
    expect(united[0]?.computedArea).toBe(whole.computedArea);
    expect(united[0]?.seedApplication).toMatchObject({ seed: { crop: { id: 1 } } });
    expect(retired).toHaveLength(2);
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: united[0]?.id ?? 0 } });
    expect(rows).toMatchObject([{ isWholeParcel: true, part: 1 }]);
  });

  it('keeps crops and plans that differ as parts', async () => {
    const { split, merge, parcelId, agroevidence } = await editedFarm(started);
    const [one, other] = (await split(parcelId)).parcels;
    const params = { id: other?.id ?? 0 };
    await agroevidence.seedApplications.record({ params, body: { cropId: maize, validFrom: '2026-03-05' } });
    const plan = (id: number, cropId: number) =>
      agroevidence.sowingPlan.changeParcel({ params: { parcelId: id }, body: { cropId, seasonId: 2026 } });
    await plan(params.id, rape);
    await plan(one?.id ?? 0, 1);
    const { parcels } = await merge([one?.id ?? 0, params.id], '2026-03-10');
    const united = parcels[0]?.id ?? 0;
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: united } });
    expect(rows.map(({ seed, part, hasOutline }) => [seed.crop.id, part, hasOutline]).toSorted()).toEqual([
      [1, 1, true],
      [maize, 2, true],
    ]);
    const { rows: planned } = await sql<{ part: number; isToCheck: boolean }>`
      select part, is_to_check from agroevidence.plan_entry where parcel_id = ${united} order by part`.execute(
      started.services.database.kysely,
    );
    expect(planned).toEqual([
      { part: 1, isToCheck: true },
      { part: 2, isToCheck: true },
    ]);
    const toCheck = async () => {
      const { warnings } = await agroevidence.sowingPlan.warnings({ query: { startYear: 2026, size: 1 } });
      return warnings.filter(({ code }) => code === 'TAKEN_OVER').map(({ crop }) => crop.id);
    };
    expect((await toCheck()).toSorted()).toEqual([1, rape]);
    const again = { cropId: rape, seasonId: 2026, part: 2, area: 0.1 };
    await agroevidence.sowingPlan.changeParcel({ params: { parcelId: united }, body: again });
    expect(await toCheck()).toEqual([1]);
  });

  it('closes the hairline that two drawings of one border leave between them', async () => {
    const { farm, merge, parcelId, parcelEditing } = await editedFarm(started);
    const beside = rectangle(1.000_000_05, 0, 2, 1);
    const { parcels } = await parcelEditing.draw({
      body: { outline: beside, name: 'Vedle', from: '2024-05-01' },
      farmIds: [farm.id],
    });
    const { parcels: united } = await merge([parcelId, parcels[0]?.id ?? 0]);
    expect(united[0]?.geometry.coordinates).toHaveLength(1);
    expect(united[0]?.geometry.coordinates[0]).toHaveLength(1);
  });

  it('is refused for those that lie apart, unless somebody says that they may', async () => {
    const { farm, merge, parcelId, parcelEditing } = await editedFarm(started);
    const far = await started.make.parcel({ farm, name: 'Daleko', at: [14.35, 48.9] });
    await expect(merge([parcelId, far.id])).rejects.toMatchObject({ status: 409, code: 'parcel.apart' });
    const body = { parcels: [{ id: parcelId }, { id: far.id }], from: springDay, isApart: true, name: 'Obě' };
    const { parcels } = await parcelEditing.merge({ body });
    expect(parcels).toMatchObject([{ localName: 'Obě', geometry: { coordinates: { length: 2 } } }]);
  });

  it('takes no parcel of another farm, and none twice', async () => {
    const { merge, parcelId } = await editedFarm(started);
    const other = await editedFarm(started);
    await expect(merge([parcelId, other.parcelId])).rejects.toMatchObject({ code: 'parcel.notFound' });
    await expect(merge([parcelId, parcelId])).rejects.toMatchObject({ code: 'validation.failed' });
  });

  it('stands on the versions that are known of each', async () => {
    const { split, parcelId, parcelEditing } = await editedFarm(started);
    const [one, other] = (await split(parcelId)).parcels;
    const known = [
      { id: one?.id ?? 0, version: one?.version ?? 0 },
      { id: other?.id ?? 0, version: (other?.version ?? 0) + 1 },
    ];
    await expect(parcelEditing.merge({ body: { parcels: known, from: springDay } })).rejects.toMatchObject({
      code: 'record.changed',
      body: { current: { id: other?.id } },
    });
  });
});

describe('Ending a parcel', () => {
  it('lets it and what grows there be history from that day on', async () => {
    const { parcelEditing, parcelId, agroevidence } = await editedFarm(started);
    const ended = await parcelEditing.retire({ params: { id: parcelId }, body: { from: springDay } });
    expect(ended).toMatchObject({ parcels: [], retired: [parcelId] });
    expect((await agroevidence.parcels.list()).total).toBe(0);
    const { rows } = await agroevidence.seedApplications.ofParcel({ params: { id: parcelId } });
    expect(rows).toMatchObject([{ validTo: springDay }]);
    const again = parcelEditing.retire({ params: { id: parcelId }, body: { from: springDay } });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'parcel.retired' });
  });
});

describe('Drawing a parcel', () => {
  it('adds it to the farm with its area, and tells where it lies on another', async () => {
    const { farm, parcelEditing, parcelId, agroevidence } = await editedFarm(started);
    const body = { outline: rectangle(0.9, 0, 2, 1), name: 'Nové', from: springDay };
    const { parcels, overlaps } = await parcelEditing.draw({ body, farmIds: [farm.id] });
    expect(parcels).toMatchObject([
      { localName: 'Nové', officialArea: null, validFrom: springDay, seedApplication: null },
    ]);
    expect(parcels[0]?.computedArea).toBeCloseTo(1.79, 2);
    expect(overlaps).toEqual([
      { parcelId: parcels[0]?.id, otherId: parcelId, otherName: 'Za humny', area: expect.closeTo(0.163, 2) as number },
    ]);
    const { rows } = await agroevidence.parcels.suggestions({ query: { search: 'nove' } });
    expect(rows.map(({ id }) => id)).toEqual([parcels[0]?.id]);
  });

  it('lays it exactly along those that it was drawn along to the centimetre', async () => {
    const { farm, parcelEditing } = await editedFarm(started);
    const outline = rectangle(1.000_03, 0, 2, 1);
    const { parcels } = await parcelEditing.draw({
      body: { outline, name: 'Nové', from: springDay },
      farmIds: [farm.id],
    });
    const { rows } = await sql<{ isBeside: boolean }>`
      select st_touches(one.geometry, other.geometry) and st_length(st_intersection(one.geometry, other.geometry)) > 0.0009 as is_beside
      from agroevidence.parcel_version one, agroevidence.parcel_version other
      where one.farm_id = ${farm.id} and other.farm_id = ${farm.id} and one.parcel_id = ${parcels[0]?.id ?? 0}
        and other.parcel_id <> one.parcel_id`.execute(started.services.database.kysely);
    expect(rows).toEqual([{ isBeside: true }]);
  });

  it.each([
    ['crosses itself', { type: 'Polygon' as const, coordinates: [[at(0, 0), at(1, 1), at(1, 0), at(0, 1), at(0, 0)]] }],
    ['has no area', { type: 'Polygon' as const, coordinates: [[at(0, 0), at(1, 1), at(2, 2), at(0, 0)]] }],
    [
      'is a scribble',
      {
        type: 'Polygon' as const,
        coordinates: [Array.from({ length: 2000 }, (_, index) => at((index * 7919) % 97, (index * 104_729) % 89))],
      },
    ],
  ])('is refused where the outline %s', async (_, outline) => {
    const { farm, parcelEditing } = await editedFarm(started);
    const drawn = parcelEditing.draw({ body: { outline, name: 'Nové', from: springDay }, farmIds: [farm.id] });
    await expect(drawn).rejects.toMatchObject({ status: 422, code: 'parcel.outlineInvalid' });
  });

  it('is refused in another country', async () => {
    const { farm, parcelEditing } = await editedFarm(started);
    const ring: [number, number][] = [
      [2, 48],
      [2.01, 48],
      [2.01, 48.01],
      [2, 48],
    ];
    const body = { outline: { type: 'Polygon' as const, coordinates: [ring] }, name: 'Nové', from: springDay };
    const drawn = parcelEditing.draw({ body, farmIds: [farm.id] });
    await expect(drawn).rejects.toMatchObject({ code: 'parcel.outsideCountry' });
  });
});

describe('Edited land', () => {
  it('is told to those who look at the map, and listed in the history', async () => {
    const { farm, user, split, parcelId } = await editedFarm(started);
    const { revision } = await split(parcelId);
    expect(revision.after).toBeGreaterThan(revision.before);
    const { rows } = await started.api(user).gateway.farmChanges.list({ params: { id: farm.id } });
    expect(rows[0]).toMatchObject({ action: 'parcel.split', canUndo: true, detail: { parcelId, parcels: 2 } });
  });

  it('cannot be undone where something stands on it, until that is undone', async () => {
    const { split, undo, parcelId, agroevidence } = await editedFarm(started);
    const { changeId, parcels } = await split(parcelId);
    const renamed = await agroevidence.parcels.change({ params: { id: parcels[0]?.id ?? 0 }, body: { name: 'Jinak' } });
    await expect(undo(changeId)).rejects.toMatchObject({
      code: 'change.inTheWay',
      body: { current: [{ id: renamed.changeId }] },
    });
    await undo(renamed.changeId ?? 0);
    await undo(changeId);
    expect((await agroevidence.parcels.list()).rows.map(({ id }) => id)).toEqual([parcelId]);
  });

  it('is neither for strangers nor for those who only read', async () => {
    const { farm, parcelId } = await editedFarm(started);
    const stranger = await started.make.farmer();
    await expect(editingOf(started, stranger.user, stranger.farm).split(parcelId)).rejects.toMatchObject({
      code: 'parcel.notFound',
    });
    const reader = editingOf(started, await started.make.member(farm, 'reader'), farm);
    await expect(reader.split(parcelId)).rejects.toMatchObject({ code: 'farm.notAllowed' });
  });
});
