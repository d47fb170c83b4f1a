import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LandUpdateSummary } from '@brazda/contract/agroevidence/land-updates.ts';
import { createRenewer } from '#web/lib/live/renewals.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleUpdate } from '#web/testing/sample-land-update.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';
import { renewals } from './farm-import.live.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farm = { ...sampleFarm, id: 3, name: 'Statek', boundingBox: null };
const report = {
  validation: 1 as const,
  parcels: 2,
  alreadyThere: 2,
  skipped: 0,
  computedAreaHa: 10,
  officialAreaHa: null,
  boundingBox: null,
  coordinateSystem: null,
  encoding: null,
  schema: null,
  needsNameColumn: false,
  layers: [],
  problems: [],
  problemCount: 0,
  outlines: [],
};

const list = vi.fn<() => Promise<{ rows: LandUpdateSummary[]; total: number }>>();
const beginFromFile = vi.fn(async (_input: object) => sampleUpdate({ state: 'WAITING', source: 'FILE' }));
const validateFile = vi.fn(
  async (_input: object) => report as Omit<typeof report, 'officialAreaHa'> & { officialAreaHa: number | null },
);

beforeEach(() => {
  vi.clearAllMocks();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  list.mockResolvedValue({ rows: [], total: 0 });
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      imports: { list: async () => ({ rows: [], total: 0 }), validateFile },
      landUpdates: { list, beginFromFile, read: async () => sampleUpdate({ state: 'WAITING', source: 'FILE' }) },
    },
  });
});

async function open(): Promise<ReturnType<typeof renderApp>> {
  const app = renderApp('/farm/3/land');
  await screen.findByRole('button', { name: textOf('addLand.submit') }, { timeout: 5000 });
  return app;
}

describe('loading a file into a farm', () => {
  it('needs a file', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: textOf('addLand.submit') }));
    expect(await screen.findByText(textOf('addLand.fileRequired'))).toBeTruthy();
    expect(beginFromFile).not.toHaveBeenCalled();
  });

  it('begins to compare it, also where the farm has all of its outlines, and leads to what comes of that', async () => {
    const { user, container, router } = await open();
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await user.upload(input, new File(['{}'], 'pole.geojson'));
    expect(await screen.findByText(textOf('addLand.allThere', { count: 2 }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('addLand.submit') }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/farm/3/user/updatelpis'));
    expect(router.state.location.search).toEqual({ update: 12 });
    expect(beginFromFile).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 3 } }));
  });

  it('says anew how much of it is there when parcels of the farm have changed in another window', async () => {
    const { user, container, router } = await open();
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await user.upload(input, new File(['{}'], 'pole.geojson'));
    await screen.findByText(textOf('addLand.allThere', { count: 2 }));
    const before = validateFile.mock.calls.length;
    const renewer = createRenewer(router.options.context.queries, [renewals]);
    renewer.take({ topic: 'parcels.changed', farmId: 3, revision: 2 });
    await waitFor(() => expect(validateFile.mock.calls.length).toBe(before + 1));
    renewer.take({ topic: 'parcels.changed', farmId: 4, revision: 2 });
    renewer.take({ topic: 'import.progressed', farmId: 3, importId: 1 });
    expect(validateFile.mock.calls.length).toBe(before + 1);
  });

  it('compares it by the areas of the outlines where that is chosen', async () => {
    validateFile.mockResolvedValueOnce({ ...report, officialAreaHa: 30 });
    const { user, container } = await open();
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await user.upload(input, new File(['{}'], 'pole.geojson'));
    await user.click(await screen.findByRole('switch', { name: textOf('landFileReport.areaOfOutline') }));
    await screen.findByText(textOf('landFileReport.officialAreaLeftOut'));
    await user.click(screen.getByRole('button', { name: textOf('addLand.submit') }));
    const asked = expect.objectContaining({
      query: expect.objectContaining({ 'area-source': 'COMPUTED' }) as object,
    }) as object;
    await waitFor(() => expect(beginFromFile).toHaveBeenCalledWith(asked));
    expect(validateFile).toHaveBeenLastCalledWith(asked);
  });

  it('leads back first to what waits for decisions', async () => {
    list.mockResolvedValue({ rows: [sampleUpdate()], total: 1 });
    await open();
    expect(await screen.findByText(textLike('landUpdate.openReview'))).toBeTruthy();
  });
});
