import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';

const product: Material = {
  ...{ id: 1_000_001, farmId: 3, catalogueType: 'PRIVATE', name: 'DEMO Triazol', registrationNumber: 'DEMO-0001' },
  ...{ validFrom: null, validTo: '2026-06-30', status: 'OPEN', source: null, isGeneralKnowledge: false, version: 4 },
  kind: 'PLANT_PROTECTION',
  facts: {
    ...{ functions: ['FUNGICIDE'], formulation: 'EC', kilogramsPerLitre: null, doseUnit: 'L' },
    activeSubstances: [{ name: 'tebuconazole', amount: 250, unit: 'G_PER_L' }],
    uses: [
      {
        ...{
          cropIds: [1],
          cropText: '',
          organisms: [{ code: 'SEPTTR', name: 'Braničnatka' }],
          doseMin: 0.8,
          doseMax: 1,
        },
        ...{ doseUnit: 'L', dosePer: 'HECTARE', waterMin: null, waterMax: null, timing: null, growthStageFrom: 32 },
        ...{ growthStageTo: 59, mostApplications: 2, leastDaysBetween: null, preHarvest: 'AT', reentryHours: null },
        note: null,
      },
    ],
    distances: [{ kind: 'WATER', variant: null, reduction: 50, metres: null }],
  },
};

const usualShare = {
  ...{ releaseClass: 'MINERAL', countryCode: 'CZ', percent: 100, from: '2012-08-01', to: null },
  ...{ source: 'NV 262/2012', isGeneralKnowledge: true },
};
const usualShares = vi.fn().mockResolvedValue([usualShare]);
const list = vi.fn();
const read = vi.fn();
const change = vi.fn();
const create = vi.fn();
const undo = vi.fn(async (_input: object) => ({ changeId: 52 }));
const readOrganism = vi.fn().mockResolvedValue({ code: 'SEPTTR', name: 'Braničnatka pšeničná' });

beforeEach(() => {
  for (const spy of [list, read, change, create]) spy.mockReset();
  list.mockResolvedValue({ rows: [product], total: 1 });
  read.mockResolvedValue(product);
  change.mockResolvedValue({ ...product, changeId: 51 });
  undo.mockClear();
});

function open(address: string, role: FarmRole = 'owner', catalogue = 'plantProtection'): ReturnType<typeof renderApp> {
  const own = { id: 3, name: 'U lesa', countryCode: 'CZ', boundingBox: null, revision: 1, version: 1, role };
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [own], total: 1 }),
        read: async () => own,
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Prague' }),
      },
      catalogues: { crops: async () => ({ rows: [], total: 0 }) },
      catalogueMaterials: { list, read, change, create },
      fertilizers: { usualShares },
      plantProtections: { organisms: async () => ({ rows: [], total: 0 }) },
      organisms: { read: readOrganism },
    },
    gateway: {
      farmChanges: { undo },
      users: {
        read: async () => ({
          ...{ id: 1, email: 'jan@farma.cz', firstName: '', lastName: '', language: 'cs' },
          ...{ authorities: ['ROLE_USER'], isAdmin: false },
        }),
      },
    },
  });
  return renderApp(`/farm/3/catalogues/${catalogue}${address}`);
}

const patience = { timeout: 5000 };

describe('the catalogue of products for plant protection', () => {
  it('asks for what the address says, and lets a reader look alone', async () => {
    open('?query=triazol&on=2026-04-01&shelf=own&crop=1&organism=SEPTTR&material=1000001', 'reader');
    const dialog = await screen.findByRole('dialog', { name: 'DEMO Triazol' }, patience);
    expect(list.mock.calls[0]?.[0]).toMatchObject({
      query: {
        ...{ kind: 'PLANT_PROTECTION', search: 'triazol', 'valid-on': '2026-04-01', type: ['PRIVATE'] },
        ...{ crop: 1, organism: 'SEPTTR', page: 1 },
      },
    });
    expect(within(dialog).queryByRole('button', { name: textOf('action.edit') })).toBeNull();
    expect(screen.queryByText(textOf('catalogues.addOwn'))).toBeNull();
  });

  it('tells uses with doses and intervals, and where a product must not be used', async () => {
    open('?material=1000001');
    const dialog = await screen.findByRole('dialog', { name: 'DEMO Triazol' }, patience);
    expect(dialog.textContent).toContain('tebuconazole 250 g/l');
    expect(dialog.textContent).toContain('0,8 – 1 l/ha');
    expect(dialog.textContent).toContain('32 – 59');
    expect(within(dialog).getByText('AT')).toBeTruthy();
    expect(within(dialog).getByText(textOf('catalogues.forbidden'))).toBeTruthy();
  });

  it('changes an own one on the version that is known, and asks for a name', async () => {
    const { user } = open('?material=1000001');
    const dialog = await screen.findByRole('dialog', { name: 'DEMO Triazol' }, patience);
    await user.click(within(dialog).getByRole('button', { name: textOf('action.edit') }));
    const name = await screen.findByLabelText(textOf('catalogues.materialName'));
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('validation.required'))).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    await user.type(name, 'Jinak');
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    await waitFor(() => expect(change).toHaveBeenCalled());
    expect(change.mock.calls[0]?.[0]).toMatchObject({
      ...{ params: { id: 1000001 }, version: 4 },
      body: { name: 'Jinak', facts: product.facts, validTo: '2026-06-30' },
    });
    await user.click(await screen.findByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 51 } }]]));
  });

  it('says of an own one all that rules ask for: water, when, re-entry and distances, and asks how far', async () => {
    const { user } = open('?material=1000001');
    const dialog = await screen.findByRole('dialog', { name: 'DEMO Triazol' }, patience);
    await user.click(within(dialog).getByRole('button', { name: textOf('action.edit') }));
    await user.type(await screen.findByLabelText(textOf('catalogues.waterMin')), '200');
    await user.type(screen.getByLabelText(textOf('catalogues.reentry')), '24');
    const use = screen.getByRole('group', { name: textOf('catalogues.useNumber', { number: 1 }) });
    await user.selectOptions(within(use).getByLabelText(textOf('catalogues.timing')), 'SPRING');
    await user.click(screen.getByRole('button', { name: textOf('catalogues.addDistance') }));
    const added = screen.getByRole('group', { name: textOf('catalogues.distanceNumber', { number: 2 }) });
    await user.selectOptions(within(added).getByLabelText(textOf('catalogues.place')), 'BOUNDARY');
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    // Nobody has said how far: that is neither none nor forbidden.
    expect(await within(added).findByText(textOf('validation.required'))).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    await user.type(within(added).getByLabelText(textOf('catalogues.metres')), '5');
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    await waitFor(() => expect(change).toHaveBeenCalled());
    expect(change.mock.calls[0]?.[0]).toMatchObject({
      body: {
        facts: {
          uses: [{ waterMin: 200, waterMax: null, timing: 'SPRING', reentryHours: 24, preHarvest: 'AT' }],
          distances: [
            { kind: 'WATER', variant: null, reduction: 50, metres: null },
            { kind: 'BOUNDARY', variant: null, reduction: 0, metres: 5 },
          ],
        },
      },
    });
  });

  it('puts an own one away, and offers to undo that', async () => {
    const { user } = open('?material=1000001');
    change.mockResolvedValue({ ...product, status: 'RETIRED', changeId: 53 });
    await user.click(await screen.findByRole('button', { name: textOf('catalogues.put.RETIRED') }, patience));
    expect(await screen.findByText(textOf('catalogues.materialDone.RETIRED', { name: 'DEMO Triazol' }))).toBeTruthy();
    await user.click(screen.getByText(textOf('action.undo')));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 53 } }]]));
  });
});

describe('an own fertilizer', () => {
  const { facts } = newFacts('FERTILIZER');
  const own = { ...product, id: 1_000_002, kind: 'FERTILIZER', name: 'Digestát', facts } as Material;

  async function edit() {
    list.mockResolvedValue({ rows: [own], total: 1 });
    read.mockResolvedValue(own);
    change.mockResolvedValue({ ...own, changeId: 51 });
    const { user } = open('?material=1000002', 'owner', 'fertilizers');
    const dialog = await screen.findByRole('dialog', { name: 'Digestát' }, patience);
    await user.click(within(dialog).getByRole('button', { name: textOf('action.edit') }));
    return user;
  }

  const savedShares = async (user: Awaited<ReturnType<typeof edit>>) => {
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    await waitFor(() => expect(change).toHaveBeenCalled());
    const [input] = (change.mock.calls as [{ body: { facts: { countedNitrogen: unknown } } }][]).flat();
    return input?.body.facts.countedNitrogen;
  };

  it('says itself how much of its nitrogen counts, and is asked for a number', async () => {
    const user = await edit();
    await user.click(await screen.findByRole('button', { name: textOf('catalogues.addShare') }));
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    expect(await screen.findByText(textOf('validation.required'))).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    const share = screen.getByRole('group', { name: textOf('catalogues.shareNumber', { number: 1 }) });
    await user.type(within(share).getByLabelText(textOf('catalogues.counted')), '55');
    await user.type(within(share).getByLabelText(textOf('catalogues.shareSource')), 'Rozbor');
    const said = { percent: 55, from: null, to: null, source: 'Rozbor', isGeneralKnowledge: false };
    expect(await savedShares(user)).toEqual([said]);
  });

  it('is told of which country the usual share is, where that is another one than that of the farm', async () => {
    usualShares.mockResolvedValueOnce([{ ...usualShare, countryCode: 'SK' }]);
    await edit();
    const words = (await screen.findByText(/NV 262\/2012/)).textContent;
    expect(words).toContain('Slovensko');
  });

  it('is offered what is usual, with where that is from, and takes it only when that is chosen', async () => {
    const user = await edit();
    expect((await screen.findByText(/NV 262\/2012/)).textContent).toContain(textOf('catalogues.shareUnsaid'));
    await user.click(screen.getByRole('button', { name: textOf('catalogues.takeUsual') }));
    const said = { percent: 100, from: '2012-08-01', to: null, source: 'NV 262/2012', isGeneralKnowledge: true };
    expect(await savedShares(user)).toEqual([said]);
  });

  it('stays one of which nobody knows it where that is left', async () => {
    expect(await savedShares(await edit())).toEqual([]);
  });
});
