import {
  NewApplication,
  NewHarvest,
  NewMowing,
  NewOtherAction,
  NewSowing,
} from '@brazda/contract/agroevidence/action-records.ts';
import type { ActionGroup } from '@brazda/domain/enumerations/action.ts';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { czech } from '#web/testing/messages.ts';
import { textOf } from '#web/testing/text.ts';
import { differencesOf } from './action-differences.ts';
import { saidAction } from './said-action.ts';
import { saidWordsIn } from './said-fields.ts';
import { newAction, type TypedAction, type TypedMaterial, type TypedTarget } from './typed-action.ts';

const words = saidWordsIn(createIntl({ locale: 'cs-CZ', messages: czech }), new Map([['PUCCRE', 'Rez hnědá']]));
const parcels = {
  all: [],
  byId: new Map(
    [18, 19, 20].map((id) => [id, { id, name: `Pole ${id}`, area: 6, crop: null, key: `pole${id}` }] as const),
  ),
};

const bodies = {
  SOWING: NewSowing,
  HARVEST: NewHarvest,
  MOWING: NewMowing,
  EPH: NewApplication,
  OTHER: NewOtherAction,
} as const;
const groups = Object.keys(bodies) as ActionGroup[];

interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly unwrap?: () => Schema;
}

/** All that can be said by a body of the contract, by its way; an outline is one thing. */
function waysOf(schema: Schema, way = ''): string[] {
  if (way.endsWith('geometry')) return [way];
  if (schema.shape)
    return Object.entries(schema.shape).flatMap(([name, part]) => waysOf(part, way === '' ? name : `${way}.${name}`));
  const inner = schema.element ?? schema.unwrap?.();
  return inner ? waysOf(inner, way) : [way];
}

const target: TypedTarget = { parcelId: 18, area: null, geometry: null, growthStage: null };
const square = (size: number): TypedTarget['geometry'] => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [14, 49],
        [14 + size, 49],
        [14, 49 + size],
        [14, 49],
      ],
    ],
  ],
});
const material: TypedMaterial = {
  ...{
    key: 0,
    material: { id: 5, kind: 'PLANT_PROTECTION', name: 'Přípravek' },
    value: 1,
    unit: 'L',
    basis: 'HECTARE',
  },
  ...{ batch: '', producedOn: null, expiresOn: null, organismCodes: [], purpose: '' },
};
const product = { value: 5, unit: 'T', basis: 'HECTARE' } as const;

/** Of what only one type of work says something, by how its ways begin. */
const ofOneType: Readonly<Record<string, Partial<TypedAction>>> = {
  grazing: { type: 'PASTURE', grazing: { animals: 'SHEEP', head: 40, days: 5 } },
  irrigation: { type: 'IRRIG', irrigation: { value: 25, unit: 'MM' } },
};

function plain(group: ActionGroup, way = ''): TypedAction {
  const brought = group === 'SOWING' || group === 'EPH' ? [material] : [];
  const crop = { id: 1, name: 'Pšenice', color: null };
  return {
    ...newAction(group, '2026-05-10'),
    targets: [target],
    materials: brought,
    mainProduct: product,
    crop,
    ...ofOneType[way.split('.')[0] ?? ''],
  };
}

type Change = (typed: TypedAction) => Partial<TypedAction>;
const ofTarget =
  (part: Partial<TypedTarget>): Change =>
  () => ({ targets: [{ ...target, ...part }] });
const ofMaterial =
  (part: Partial<TypedMaterial>): Change =>
  () => ({ materials: [{ ...material, ...part }] });
const ofSpray =
  (part: Partial<TypedAction['spray']>): Change =>
  ({ spray }) => ({ spray: { ...spray, ...part } });
const ofGrazing =
  (part: Partial<TypedAction['grazing']>): Change =>
  ({ grazing }) => ({ grazing: { ...grazing, ...part } });
const lastType = {
  SOWING: 'SOWING_PERENNIAL',
  HARVEST: 'HARVEST',
  MOWING: 'MOWING',
  EPH: 'TANKMIX',
  OTHER: 'HOE',
} as const;

/** Whatever can be said, said otherwise; the only type of its group cannot be. */
const changes: Readonly<Record<string, Change>> = {
  actionType: ({ group }) => ({ type: lastType[group] }),
  state: () => ({ state: 'PLANNED' }),
  day: () => ({ day: '2026-05-11' }),
  startedAt: () => ({ startedAt: '07:30' }),
  finishedAt: () => ({ finishedAt: '11:30' }),
  operator: () => ({ operator: 'Jana' }),
  machine: () => ({ machine: 'Traktor' }),
  note: () => ({ note: 'Mokro' }),
  orderId: () => ({ orderId: 4 }),
  'targets.parcelId': ofTarget({ parcelId: 19 }),
  'targets.area': ofTarget({ area: 4 }),
  'targets.geometry': ofTarget({ area: 4, geometry: square(0.01) }),
  'targets.growthStage': ofTarget({ growthStage: 32 }),
  cropId: () => ({ crop: { id: 2, name: 'Ječmen', color: null } }),
  cropRole: () => ({ cropRole: 'CATCH_CROP' }),
  'materials.materialId': ofMaterial({ material: { id: 6, kind: 'PLANT_PROTECTION', name: 'Jiný' } }),
  'materials.value': ofMaterial({ value: 2 }),
  'materials.unit': ofMaterial({ unit: 'ML' }),
  'materials.basis': ofMaterial({ basis: 'TOTAL' }),
  'materials.batch': ofMaterial({ batch: 'A1' }),
  'materials.producedOn': ofMaterial({ producedOn: '2026-01-02' }),
  'materials.expiresOn': ofMaterial({ expiresOn: '2028-01-02' }),
  'materials.organismCodes': ofMaterial({ organismCodes: ['PUCCRE'] }),
  'materials.purpose': ofMaterial({ purpose: 'Rez' }),
  'products.product': () => ({ byProduct: product }),
  'products.value': () => ({ mainProduct: { ...product, value: 6 } }),
  'products.unit': () => ({ mainProduct: { ...product, unit: 'KG' } }),
  'products.basis': () => ({ mainProduct: { ...product, basis: 'TOTAL' } }),
  moisture: () => ({ moisture: 14 }),
  byProductTaken: () => ({ byProductTaken: true }),
  endsCrop: () => ({ endsCrop: false }),
  cut: () => ({ cut: 2 }),
  incorporatedOn: () => ({ incorporatedOn: '2026-05-12' }),
  timing: () => ({ timing: 'SPRING' }),
  'spray.water': ofSpray({ water: 200 }),
  'spray.tank': ofSpray({ tank: 3000 }),
  'spray.nozzle': ofSpray({ nozzle: 'ID 120' }),
  'spray.driftReduction': ofSpray({ driftReduction: 75 }),
  'spray.wind': ofSpray({ wind: 2 }),
  'spray.temperature': ofSpray({ temperature: 14 }),
  'grazing.animals': ofGrazing({ animals: 'GOATS' }),
  'grazing.head': ofGrazing({ head: 41 }),
  'grazing.days': ofGrazing({ days: 6 }),
  'irrigation.value': ({ irrigation }) => ({ irrigation: { ...irrigation, value: 30 } }),
  'irrigation.unit': ({ irrigation }) => ({ irrigation: { ...irrigation, unit: 'M3_PER_HA' } }),
};

const told = groups.flatMap((group) => waysOf(bodies[group] as unknown as Schema).map((way) => [group, way] as const));

describe('What two have said of an action', () => {
  it.each(told)('is told where it is not the same: of %s %s', (group, way) => {
    const change = changes[way];
    if (!change) throw new Error(`Say how ${way} is said otherwise, and tell it in said-fields.ts or beside it`);
    const [mine, before] = [plain(group, way), plain(group, way)];
    const theirs = { ...before, ...change(before) };
    const isTheOnlyType = way === 'actionType' && lastType[group] === mine.type;
    const found = differencesOf(words, mine, theirs, parcels);
    expect(found.length > 0).toBe(!isTheOnlyType);
    // What is told is sent otherwise, too.
    const zone = 'Europe/Prague';
    expect(JSON.stringify(saidAction(mine, zone)) === JSON.stringify(saidAction(theirs, zone))).toBe(isTheOnlyType);
    for (const { label, mine: own, theirs: other } of found) {
      expect(label.replaceAll(/[:\s]/g, '')).not.toBe('');
      expect(own).not.toBe(other);
      expect([own, other]).not.toContain('');
    }
  });

  it('is nothing where it is the same', () => {
    for (const group of groups) expect(differencesOf(words, plain(group), plain(group), parcels)).toEqual([]);
  });

  it('is put as people say it, with names and units', () => {
    const mine = { ...plain('EPH'), ...ofSpray({ wind: 2.5, water: 200 })(plain('EPH')) };
    const theirs = { ...plain('EPH'), day: '2026-05-11', materials: [{ ...material, organismCodes: ['PUCCRE'] }] };
    const rows = differencesOf(words, mine, theirs, parcels).map((row) => [row.label, row.mine, row.theirs]);
    const unsaid = textOf('actions.unsaid');
    expect(rows).toContainEqual([textOf('actions.day'), '10. 5. 2026', '11. 5. 2026']);
    expect(rows).toContainEqual([textOf('actions.spray.wind'), '2,5 m/s', unsaid]);
    expect(rows).toContainEqual([`${textOf('actions.material.organisms')}: Přípravek`, unsaid, 'Rez hnědá']);
  });

  it('stands in one line for all parcels of which the same is said', () => {
    const onAll = (growthStage: number): TypedTarget[] =>
      [18, 19, 20].map((parcelId) => ({ ...target, parcelId, growthStage }));
    const [mine, theirs] = [31, 32].map((stage) => ({ ...plain('EPH'), targets: onAll(stage) }));
    if (!mine || !theirs) throw new Error('There are two');
    const rows = differencesOf(words, mine, theirs, parcels);
    expect(rows.map((row) => [row.mine, row.theirs])).toEqual([['31', '32']]);
    for (const { name } of parcels.byId.values()) expect(rows[0]?.label).toContain(name);
  });

  it('is told though it reads alike: two outlines of as many hectares', () => {
    const [mine, theirs] = [0.01, 0.02].map((size) => ({
      ...plain('OTHER'),
      targets: [{ ...target, area: 4, geometry: square(size) }],
    }));
    if (!mine || !theirs) throw new Error('There are two');
    const [row] = differencesOf(words, mine, theirs, parcels);
    expect(row?.theirs).toBe(textOf('actions.meanwhile.alike', { said: row?.mine ?? '' }));
  });

  it('is also what an action of another group has not', () => {
    const rows = differencesOf(words, plain('HARVEST'), plain('OTHER'), parcels);
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining([textOf('actions.type'), textOf('action.product.MAIN_PRODUCT')]),
    );
  });
});
