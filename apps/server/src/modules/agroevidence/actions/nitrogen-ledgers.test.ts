import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { at, lineThrough } from '#server/testing/edited-farm.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();

/** Of the catalogue. */
const [lad27, dam390] = [1, 11];
const [wheat, rape] = [1, 36];
const day = '2026-04-10';

const slurry = {
  ...({ type: 'FARM', releaseClass: 'FAST', kilogramsPerLitre: null, doseUnit: 'T' } as const),
  percent: { N: 0.32, P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 },
  countedNitrogen: [{ percent: 60, from: null, to: null, source: 'NV 262/2012 Sb., § 7', isGeneralKnowledge: true }],
};

/** Wheat was harvested in July, slurry was brought, rape was sown, and was given nitrogen in spring. */
async function fertilizedRape(parcels = 1) {
  const { user, farm } = await started.make.farmer();
  const targets: { parcelId: number }[] = [];
  for (let index = 0; index < parcels; index += 1) {
    const place = [14.33 + index * 0.003, 48.89] as const;
    targets.push({ parcelId: (await started.make.parcel({ farm, name: `Pole ${index}`, at: place })).id });
  }
  const { actions, nitrogenLedgers, catalogueMaterials, parcelEditing } = started.api(user).agroevidence;
  const own = await catalogueMaterials.create({ body: { name: 'Kejda', kind: 'FERTILIZER', facts: slurry } });
  const straw = { product: 'BY_PRODUCT', value: 4, unit: 'T' } as const;
  await actions.recordHarvest({
    body: { actionType: 'HARVEST', day: '2025-07-20', products: [straw], byProductTaken: false, targets },
  });
  const bring = async (materialId: number, value: number, unit: 'KG' | 'T' | 'L', on: string) =>
    (
      await actions.recordApplication({
        body: { actionType: 'FERT', day: on, materials: [{ materialId, value, unit }], targets },
      })
    ).action;
  await bring(own.id, 30, 'T', '2025-08-10');
  await actions.recordSowing({ body: { actionType: 'SOWING', day: '2025-08-20', cropId: rape, targets } });
  const inSpring = await bring(lad27, 200, 'KG', '2026-03-10');
  const read = (more: object = {}) => nitrogenLedgers.read({ body: { day, targets, ...more } });
  return { farm, targets, actions, bring, inSpring, own, read, parcelEditing };
}

describe('The nitrogen that counts to a crop', () => {
  it.each([
    ['divided after all of it', '2026-03-20'],
    ['divided in between', '2025-09-01'],
  ])(
    'is the same on a hectare of each part of a parcel that was %s, and falls to them to the gram',
    async (_, from) => {
      const { read, targets, parcelEditing } = await fertilizedRape();
      const [whole] = (await read()).parcels;
      const line = lineThrough(at(0.3, -0.5), at(0.3, 1.5));
      const { parcels: parts } = await parcelEditing.split({
        params: { id: targets[0]?.parcelId ?? 0 },
        body: { line, from },
      });
      // What was brought after the division was recorded on the parcel that is gone since: it is the land that counts.
      const { parcels } = await read({ targets: parts.map(({ id }) => ({ parcelId: id })) });
      expect(parcels).toHaveLength(2);
      for (const part of parcels) {
        expect(part).toMatchObject({ crop: { id: rape }, standing: 'STANDS', from: whole?.from });
        expect(part.entries.map(({ kind, day: on }) => [kind, on])).toEqual(
          whole?.entries.map(({ kind, day: on }) => [kind, on]),
        );
        expect(part.countedPerHectare).toBeCloseTo(whole?.countedPerHectare ?? 0, 1);
      }
      const counted = parcels.reduce((sum, { total }) => sum + total.counted, 0);
      expect(counted).toBeCloseTo(whole?.total.counted ?? 0, 2);
    },
  );

  it('is told beside how much the crop may have in a vulnerable zone, and by which rule', async () => {
    const { read, farm } = await fertilizedRape();
    const limitIn = async (zone: 'YES' | 'NO' | 'NOT_SPECIFIED', more: object = {}) => {
      await sql`update agroevidence.parcel_version set nitrate_vulnerable = ${zone} where farm_id = ${farm.id}`.execute(
        started.services.database.kysely,
      );
      return (await read(more)).parcels[0]?.limit;
    };
    expect(await limitIn('YES')).toMatchObject({ isVulnerable: 'YES', most: { perHectare: 230 } });
    expect((await limitIn('YES'))?.most?.source).toContain('262/2012');
    expect(await limitIn('NO')).toMatchObject({ isVulnerable: 'NO' });
    expect(await limitIn('NOT_SPECIFIED')).toMatchObject({ isVulnerable: 'NOT_SPECIFIED', most: { perHectare: 230 } });
    const { rows } = await sql<{ id: number }>`
      select id from agroevidence.crop where id not in (select crop_id from agroevidence.nitrogen_limit) limit 1`.execute(
      started.services.database.kysely,
    );
    expect(await limitIn('YES', { cropId: rows[0]?.id })).toEqual({ isVulnerable: 'YES', most: null });
  });

  it('is that of all since the harvest of the crop before, each number with what it follows from', async () => {
    const { read, inSpring, own, farm } = await fertilizedRape();
    const { parcels, farms } = await read();
    const [ledger] = parcels;
    const area = ledger?.area ?? 0;
    expect(ledger).toMatchObject({ crop: { id: rape }, standing: 'STANDS', from: '2025-07-20', to: null });
    const told = ledger?.entries.map(({ kind, day: on, nitrogen, counted }) => [
      kind,
      on,
      Math.round(((nitrogen ?? 0) / area) * 100) / 100,
      Math.round(((counted ?? 0) / area) * 100) / 100,
    ]);
    expect(told).toEqual([
      ['BY_PRODUCT', '2025-07-20', 20, 0],
      ['ORGANIC', '2025-08-10', 96, 57.6],
      ['MINERAL', '2026-03-10', 54, 54],
    ]);
    expect(ledger?.entries[1]).toMatchObject({ materialId: own.id, content: 0.32, share: slurry.countedNitrogen[0] });
    expect(ledger?.entries[2]).toMatchObject({
      actionId: inSpring.id,
      materialId: lad27,
      content: 27,
      share: { percent: 100 },
    });
    expect(ledger?.countedPerHectare).toBeCloseTo(111.6, 2);
    expect(ledger?.total.unknown).toBe(0);
    expect(farms).toMatchObject([
      { farmId: farm.id, from: '2025-07-01', to: '2026-06-30', unknown: 0, most: { perHectare: 170 } },
    ]);
    expect(farms[0]?.perHectare).toBeCloseTo(96, 1);
  });

  it('has what is thought of beside it, and not what is being changed', async () => {
    const { read, inSpring } = await fertilizedRape();
    const thought = { materialId: lad27, value: 100, unit: 'KG' };
    const { parcels } = await read({ materials: [thought], exceptActionId: inSpring.id });
    const [ledger] = parcels;
    expect(ledger?.entries.map(({ actionId, kind }) => [actionId === null, kind]).at(-1)).toEqual([true, 'MINERAL']);
    expect(ledger?.countedPerHectare).toBeCloseTo(57.6 + 27, 2);
  });

  it('is not known where a weight is not, and says so', async () => {
    const { read, bring } = await fertilizedRape();
    await bring(dam390, 100, 'L', '2026-03-20');
    expect((await read()).parcels[0]?.countedPerHectare).toBeCloseTo(111.6 + 39, 2);
    await bring(lad27, 100, 'L', '2026-03-21');
    const [ledger] = (await read()).parcels;
    expect([ledger?.countedPerHectare, ledger?.total.unknown]).toEqual([null, 1]);
  });

  it('stays the same when an action is divided', async () => {
    const { read, actions, inSpring, targets } = await fertilizedRape(3);
    const sums = async () => (await read()).parcels.map(({ groups, total }) => ({ groups, total }));
    const before = await sums();
    await actions.split({
      body: { id: inSpring.id, parts: [[targets[1]?.parcelId ?? 0], [targets[2]?.parcelId ?? 0]] },
    });
    expect(await sums()).toEqual(before);
  });

  it('counts to the crop that is meant, or to one that is still to come', async () => {
    const { read, targets, actions } = await fertilizedRape();
    const ofWheat = (await read({ day: '2025-07-10', cropId: wheat })).parcels[0];
    expect(ofWheat).toMatchObject({ crop: { id: wheat }, entries: [], to: '2025-07-20' });
    await actions.recordHarvest({ body: { actionType: 'HARVEST', day: '2026-07-15', targets } });
    const later = (await read({ day: '2026-08-01', cropId: wheat })).parcels[0];
    expect(later).toMatchObject({ crop: null, standing: 'NOTHING', from: '2026-07-15', entries: [] });
  });

  it('is told of own parcels alone', async () => {
    const { read } = await fertilizedRape();
    const { targets } = await fertilizedRape();
    await expect(read({ targets })).rejects.toMatchObject({ status: 404, code: 'parcel.notFound' });
    await expect(read({ materials: [{ materialId: 999_999, value: 1, unit: 'KG' }] })).rejects.toMatchObject({
      code: 'material.notFound',
    });
  });
});
