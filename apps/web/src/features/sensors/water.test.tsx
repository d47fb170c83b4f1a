import type { WaterBalance, WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeEvents } from '#web/testing/fake-events.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleNode } from '#web/testing/sample-node.ts';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { stubCanvas } from '#web/testing/stub-canvas.ts';
import { textOf } from '#web/testing/text.ts';

const dry: WaterStanding = {
  ...{
    parcelId: 18,
    farmId: 3,
    parcelName: 'Za humny',
    cropName: 'Brambory',
    cropShare: null,
    state: 'DRY',
    lack: null,
  },
  ...{ unknownSince: null, judgedDay: '2026-07-14', depletion: 27, readily: 18, total: 52, share: 1.5, daysLeft: 0 },
  node: { id: 5, name: 'U mlýna', distanceKm: 2.5, isChosen: false },
};
const soilless: WaterStanding = {
  ...{ ...dry, parcelId: 19, parcelName: 'U lesa', state: 'UNKNOWN', lack: 'SOIL_UNSAID', node: null },
  ...{ depletion: null, readily: null, total: null, share: null, daysLeft: null },
};
const balance: WaterBalance = {
  ...{ standing: { ...soilless, lack: 'START_UNSAID' }, timeZone: 'Europe/Prague', methods: ['HARGREAVES'] },
  ...{ sowing: { day: '2026-04-15', isSaid: false }, soil: null, crop: 'POTATO', entries: [] },
  start: { day: '2026-07-13', beginning: 'WEATHER', isFull: false },
  ...{ times: [1_783_893_600, 1_783_980_000], rainfall: [0, 2.4], irrigation: [0, 0], reference: [4, 3] },
  ...{ coefficient: [1.15, 1.15], stress: [null, null], evapotranspiration: [null, null] },
  ...{ depletion: [null, null], readily: [18, 18], total: [52, 52], deepPercolation: [null, null] },
};

const newest = { level: 0, value: 1, at: '2026-07-14T08:00:00Z', rate: null, sinceMidnight: null };
const station = sampleNode({
  ...{ id: 9, name: 'U kravína' },
  sensors: [
    { ...newest, feature: 'TEMPERATURE', unit: 'CELSIUS' },
    { ...newest, feature: 'HUMIDITY', unit: 'PERCENT' },
  ],
});

let told: WaterBalance = balance;
let standings: readonly WaterStanding[] = [];
const list = vi.fn(async (_input?: object) => ({ rows: [...standings], total: standings.length }));
const saySoil = vi.fn();
const addEntry = vi.fn();
const chooseNode = vi.fn();

function show(path: string, role: FarmRole = 'manager'): ReturnType<typeof renderApp> {
  const farm = { ...sampleFarm, id: 3, name: 'Farma', role, boundingBox: null };
  stubCanvas();
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      parcels: { read: async () => sampleParcel({ id: 19, farmId: 3, localName: 'U lesa' }) },
    },
    core: { farmEvents: { follow: fakeEvents().follow } },
    iot: {
      waterBalances: { list, read: async () => told, saySoil, addEntry },
      diseaseLights: { chooseNode },
      nodes: { list: async () => ({ rows: [station], total: 1 }) },
    },
  });
  return renderApp(path);
}

beforeEach(() => {
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  told = balance;
  standings = [dry, soilless];
  for (const spy of [list, saySoil, addEntry, chooseNode]) spy.mockReset();
  list.mockImplementation(async () => ({ rows: [...standings], total: standings.length }));
});

describe('the water of the parcels of a farm', () => {
  it('is listed with what is used up, and with why it is not known', async () => {
    show('/farm/3/sensors/water?state=DRY');
    expect(await screen.findByRole('link', { name: 'Za humny' })).toBeTruthy();
    expect(
      screen.getByText(textOf('waterBalance.used', { depletion: '27', readily: '18', percent: 150 })),
    ).toBeTruthy();
    expect(screen.getByText(textOf('waterBalance.thirsts'))).toBeTruthy();
    expect(screen.getByText(textOf('waterBalance.lack.SOIL_UNSAID'))).toBeTruthy();
    expect(list.mock.calls[0]?.[0]).toMatchObject({ query: { state: ['DRY'] } });
  });

  it('says of which part of a parcel it is, where other crops stand beside', async () => {
    standings = [{ ...dry, cropShare: 0.624 }, soilless];
    told = { ...balance, standing: { ...soilless, cropShare: 0.624 } };
    show('/farm/3/sensors/water');
    expect(await screen.findAllByText(textOf('waterBalance.onPart', { percent: 62 }))).toHaveLength(1);
    show('/farm/3/sensors/water/19');
    const ofPart = textOf('waterBalance.ofPart', { percent: 62, crop: soilless.cropName });
    expect(await screen.findByText(ofPart)).toBeTruthy();
  });

  it('is worked out anew by the weather of another sensor, where whoever manages the farm chooses one', async () => {
    chooseNode.mockResolvedValueOnce({ changeId: 8 });
    const { user } = show('/farm/3/sensors/water');
    const named = textOf('agronomy.chooseNamed', { name: 'Za humny' });
    await user.click(await screen.findByRole('button', { name: named }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('option', { name: 'U kravína' });
    await user.selectOptions(dialog.getByLabelText(textOf('agronomy.weatherOf')), '9');
    const asked = list.mock.calls.length;
    await user.click(dialog.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('agronomy.chosen', { name: 'Za humny' }))).toBeTruthy();
    expect(chooseNode.mock.calls[0]?.[0]).toMatchObject({ params: { parcelId: 18 }, body: { nodeId: 9 } });
    expect(list.mock.calls.length).toBeGreaterThan(asked);
  });

  it('asks whoever manages the farm for the soil, and takes no numbers that cannot be', async () => {
    saySoil.mockResolvedValueOnce({ texture: null, fieldCapacity: 0.31, wiltingPoint: 0.125, changeId: 8 });
    const { user } = show('/farm/3/sensors/water');
    await user.click(
      await screen.findByRole('button', { name: textOf('waterBalance.soil.sayNamed', { name: 'U lesa' }) }),
    );
    const dialog = within(screen.getByRole('dialog'));
    const save = dialog.getByRole('button', { name: textOf('action.save') });
    await user.click(save);
    expect(dialog.getByText(textOf('validation.required'))).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(textOf('waterBalance.soil.texture')), 'OWN');
    await user.type(dialog.getByLabelText(textOf('waterBalance.soil.fieldCapacity')), '31');
    const wilting = dialog.getByLabelText(textOf('waterBalance.soil.wiltingPoint'));
    await user.type(wilting, '40');
    await user.click(save);
    expect(dialog.getByText(textOf('waterBalance.soil.wiltingPoint.wrong'))).toBeTruthy();
    expect(saySoil).not.toHaveBeenCalled();
    await user.clear(wilting);
    await user.type(wilting, '12,5');
    await user.type(dialog.getByLabelText(textOf('waterBalance.soil.rootDepth')), '60');
    await user.click(save);
    expect(await screen.findByText(textOf('waterBalance.soil.said', { name: 'U lesa' }))).toBeTruthy();
    expect(saySoil.mock.calls[0]?.[0]).toMatchObject({
      params: { parcelId: 19 },
      body: { fieldCapacity: 0.31, wiltingPoint: 0.125, rootDepthM: 0.6 },
    });
  });

  it('asks those for no soil who may not say it', async () => {
    show('/farm/3/sensors/water', 'worker');
    expect(await screen.findByRole('link', { name: 'U lesa' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('waterBalance.soil.sayNamed', { name: 'U lesa' }) })).toBeNull();
  });
});

describe('the water of one parcel', () => {
  it('says what it is worked out with, and suggests to say what is lacking', async () => {
    addEntry.mockResolvedValueOnce({ id: 1, parcelId: 19, day: '2026-07-14', kind: 'FIELD_CAPACITY', changeId: 9 });
    const { user } = show('/farm/3/sensors/water/19', 'worker');
    expect(await screen.findByText(textOf('waterBalance.lack.START_UNSAID'))).toBeTruthy();
    expect(screen.getByText(textOf('waterBalance.soil.none'))).toBeTruthy();
    expect(screen.getByText(textOf('waterBalance.fact.generalKnowledge', { year: '1998' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('waterBalance.soil.say') })).toBeNull();
    await user.click(screen.getByRole('button', { name: textOf('waterBalance.entry.add') }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('waterBalance.entry.added'))).toBeTruthy();
    expect(addEntry.mock.calls[0]?.[0]).toMatchObject({
      params: { parcelId: 19 },
      body: { kind: 'FIELD_CAPACITY', day: '2026-07-14' },
    });
  });

  it('is not worked out where nothing grows, and readers enter nothing', async () => {
    told = { ...balance, standing: null, start: null, sowing: null, crop: null, times: [] };
    show('/farm/3/sensors/water/19', 'reader');
    expect(await screen.findByText(textOf('waterBalance.noCrop'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textOf('waterBalance.entry.add') })).toBeNull();
  });
});
