import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { describe, expect, it } from 'vitest';
import { faultsOf, isFaultless } from './action-faults.ts';
import { saidAction } from './said-action.ts';
import { copiedAction, newAction, typedAction } from './typed-action.ts';

const prague = 'Europe/Prague';
/** Parcels of ten and six hectares. */
const ground = {
  byId: new Map(
    [18, 19].map((id) => [id, { id, name: 'Za humny', area: id === 18 ? 10 : 6, crop: null, key: 'zahumny' }] as const),
  ),
};

const spraying: ActionDetail = {
  ...{ id: 4, farmId: 7, actionType: { name: 'TANKMIX' }, group: 'EPH', state: 'APPROVED', day: '2025-05-12' },
  ...{ startedAt: '2025-05-12T04:30:00.000Z', finishedAt: '2025-05-12T09:00:00.000Z', source: 'MANUAL' },
  ...{ operator: 'Jan Novák', machine: null, note: null, orderId: 3, area: 14, parcels: 2, firstParcels: [] },
  ...{
    crop: null,
    grownCrops: [],
    vote: 'ALLOWED',
    products: [],
    nitrogen: null,
    version: 2,
    cropRole: null,
    endsCrop: null,
    cut: null,
  },
  ...{ moisture: null, byProductTaken: null, incorporatedOn: null, timing: 'SPRING' },
  ...{ successors: [], findings: [], judging: { when: 'RECORDED', reason: null } },
  spray: { water: 200, tank: 3000, nozzle: 'ID 120', driftReduction: 75, wind: 2.5, temperature: 14 },
  ...{ grazing: null, irrigation: null },
  materials: [
    {
      ...{ kind: 'PLANT_PROTECTION', materialId: 1_000_001, name: 'Přípravek', registrationNumber: '1-1' },
      ...{ value: 500, unit: 'ML', basis: 'HECTARE', unitKind: 'VOLUME', total: 7, batch: 'A1' },
      ...{ producedOn: '2025-01-01', expiresOn: '2027-01-01' },
      ...{ organismCodes: ['PUCCRE'], organismNames: ['Rez hnědá'], purpose: null },
    },
  ],
  targets: [
    {
      ...{ parcelId: 18, name: 'Za humny', blockNumber: null, area: 10, parcelArea: 10, areaOrigin: 'PARCEL' },
      ...{ geometry: null, growthStage: 32, cultivationId: null, amounts: [5], nitrogen: 0, countedNitrogen: 0 },
      ...{ crop: null, found: [] },
    },
    {
      ...{ parcelId: 19, name: 'Pod lesem', blockNumber: null, area: 4, parcelArea: 6, areaOrigin: 'MANUAL' },
      ...{ geometry: null, growthStage: 32, cultivationId: null, amounts: [2], nitrogen: 0, countedNitrogen: 0 },
      ...{ crop: null, found: [] },
    },
  ],
};

describe('an action in its form', () => {
  it('goes back as it came, in the unit in which it was entered', () => {
    const said = saidAction(typedAction(spraying, prague), prague);
    expect(said).toMatchObject({
      group: 'EPH',
      body: {
        ...{ actionType: 'TANKMIX', state: 'APPROVED', day: '2025-05-12', orderId: 3, timing: 'SPRING' },
        ...{ startedAt: '2025-05-12T04:30:00.000Z', finishedAt: '2025-05-12T09:00:00.000Z' },
        materials: [
          {
            ...{ materialId: 1_000_001, value: 500, unit: 'ML', basis: 'HECTARE', organismCodes: ['PUCCRE'] },
            ...{ batch: 'A1', producedOn: '2025-01-01', expiresOn: '2027-01-01' },
          },
        ],
        targets: [
          { parcelId: 18, area: null, growthStage: 32 },
          { parcelId: 19, area: 4, growthStage: 32 },
        ],
        spray: spraying.spray,
      },
    });
  });

  it('is copied to another day without what was so on that day alone', () => {
    const copy = copiedAction(spraying, '2026-05-10', prague);
    expect(copy).toMatchObject({ day: '2026-05-10', state: 'DONE', startedAt: '', orderId: null, type: 'TANKMIX' });
    expect(copy.spray).toMatchObject({ water: 200, wind: null, temperature: null });
    expect(copy.materials).toMatchObject([{ value: 500, unit: 'ML', batch: '', producedOn: null, expiresOn: null }]);
    expect(copy.targets.map(({ area, growthStage }) => [area, growthStage])).toEqual([
      [null, null],
      [4, null],
    ]);
  });

  it('is copied to the parcels that its land is of now, each once, where some of its own are none any more', () => {
    const now = [20, 19].map((id) => ({ id, name: `Část ${id}` }));
    const copy = copiedAction({ ...spraying, successors: [{ parcelId: 18, parcels: now }] }, '2026-05-10', prague);
    expect(copy.targets.map(({ parcelId, area }) => [parcelId, area])).toEqual([
      [19, 4],
      [20, null],
    ]);
    const gone = copiedAction({ ...spraying, successors: [{ parcelId: 18, parcels: [] }] }, '2026-05-10', prague);
    expect(gone.targets.map(({ parcelId }) => parcelId)).toEqual([19]);
  });

  it('is not sent while something of it is missing, and says what', () => {
    const empty = newAction('EPH', '2026-05-10');
    expect(saidAction(empty, prague)).toBeUndefined();
    expect(faultsOf(empty, ground)).toMatchObject({ targets: true, materials: true });
    const sowing = { ...newAction('SOWING', '2026-05-10'), targets: typedAction(spraying, prague).targets };
    expect(faultsOf(sowing, ground)).toMatchObject({ crop: true });
    const [row] = sowing.materials;
    expect(faultsOf({ ...sowing, materials: row ? [{ ...row, value: 5 }] : [] }, ground).ofMaterials.get(0)).toBe(
      'material',
    );
    const work = { ...newAction('OTHER', '2026-05-10'), targets: sowing.targets };
    expect(isFaultless(faultsOf(work, ground))).toBe(true);
    expect(saidAction(work, prague)).toMatchObject({ group: 'OTHER', body: { actionType: 'PLOW' } });
    expect(isFaultless(faultsOf({ ...work, startedAt: '7:3' }, ground))).toBe(false);
  });

  it('says of a material no amount that the contract refuses', () => {
    const spray = typedAction(spraying, prague);
    const faultOfAmount = (value: number): unknown =>
      faultsOf({ ...spray, materials: spray.materials.slice(0, 1).map((row) => ({ ...row, value })) }, ground)
        .ofMaterials.values()
        .next().value;
    expect([0, -1, 0.01, 10_000_000, 10_000_001].map(faultOfAmount)).toEqual([
      'value',
      'value',
      undefined,
      undefined,
      'value',
    ]);
  });

  it('is of no more land than a parcel has, and of a day on which somebody may have worked', () => {
    const [target] = typedAction(spraying, prague).targets;
    const onArea = (area: number, day: string | null = '2026-05-10') => {
      const work = { ...newAction('OTHER', '2026-05-10'), day, targets: target ? [{ ...target, area }] : [] };
      return faultsOf(work, ground);
    };
    expect(onArea(10).areas).toBeUndefined();
    expect([onArea(100).areas, onArea(0).areas]).toEqual([true, true]);
    const unknown = target ? [{ ...target, parcelId: 99, area: 100_001 }] : [];
    const work = { ...newAction('OTHER', '2026-05-10'), targets: unknown };
    expect(faultsOf(work, ground).areas).toBe(true);
    expect([onArea(10, null).day, onArea(10, '0026-05-10').day, onArea(10).day]).toEqual([
      'missing',
      'outside',
      undefined,
    ]);
  });

  it('of a pasture says which animals grazed, and of an irrigation how much water it was, each of no other work', () => {
    const grazing = { animals: 'SHEEP', head: 120, days: 5 } as const;
    const irrigation = { value: 25, unit: 'MM' } as const;
    const { targets } = typedAction(spraying, prague);
    const work = { ...newAction('OTHER', '2026-05-10'), targets, grazing, irrigation };
    const bodyOf = (type: 'PASTURE' | 'IRRIG' | 'PLOW') => saidAction({ ...work, type }, prague)?.body;
    expect(bodyOf('PASTURE')).toMatchObject({ grazing, irrigation: null });
    expect(bodyOf('IRRIG')).toMatchObject({ grazing: null, irrigation });
    expect(bodyOf('PLOW')).toMatchObject({ grazing: null, irrigation: null });
    const grazed: ActionDetail = {
      ...{ ...spraying, group: 'OTHER', actionType: { name: 'PASTURE' }, materials: [], spray: null, timing: null },
      grazing,
    };
    expect(saidAction(copiedAction(grazed, '2026-06-01', prague), prague)?.body).toMatchObject({ grazing });
  });

  it('says nothing of what was harvested where nobody has said how much', () => {
    const { targets } = typedAction(spraying, prague);
    const harvest = { ...newAction('HARVEST', '2026-08-01'), targets };
    expect(saidAction(harvest, prague)).toMatchObject({ body: { products: [], endsCrop: true, cropId: null } });
    const mainProduct = { value: 6.5, unit: 'T', basis: 'HECTARE' } as const;
    expect(saidAction({ ...harvest, mainProduct }, prague)).toMatchObject({
      body: { products: [{ product: 'MAIN_PRODUCT', value: 6.5 }] },
    });
  });
});
