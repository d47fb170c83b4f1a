import type { LandChange, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleBlock, sampleChange, sampleUpdate } from '#web/testing/sample-land-update.ts';
import { textLike, textOf } from '#web/testing/text.ts';
import { sampleFarm } from '#web/testing/sample-parcel.ts';

vi.mock('#web/features/map/MapScreen.tsx', () => ({ MapScreen: () => <p>map</p> }));

const farm = { ...sampleFarm, id: 3, name: 'Statek', countryCode: 'SK', boundingBox: null };
const [own, said] = [sampleBlock({ name: 'Za humny', crop: null }), sampleBlock({ name: 'Humna', crop: 'Jačmeň' })];
const parcel = {
  id: 18,
  name: 'Za humny',
  blockNumber: null,
  area: 8.07,
  outcome: 'CONTINUES',
  continuesAs: null,
} as const;

const renamed = sampleChange({
  kind: 'CHANGED',
  conflict: 'NO_BASE',
  decision: 'LATER',
  properties: ['NAME', 'CROP'],
  before: [],
  now: [said],
  parcels: [{ ...parcel, has: own }],
});
const missing = sampleChange({
  number: 2,
  kind: 'GONE',
  decision: 'KEEP',
  before: [],
  now: [],
  parcels: [{ ...parcel, id: 19, name: 'Dlouhá', outcome: 'ENDS', has: sampleBlock({ name: 'Dlouhá' }) }],
});

function fileUpdate(change: Partial<LandUpdate> = {}): LandUpdate {
  const counts = {
    ...sampleUpdate().counts,
    total: 2,
    byKind: { NEW: 0, CHANGED: 1, SPLIT: 0, MERGED: 0, REDRAWN: 0, GONE: 1 },
    byDecision: { TAKE: 0, KEEP: 1, LATER: 1 },
  };
  return sampleUpdate({ source: 'FILE', fileName: 'pole.zip', unchanged: 7, withoutBase: 1, counts, ...change });
}

const read = vi.fn<() => Promise<LandUpdate>>();
const changes = vi.fn(async () => ({ rows: [renamed, missing] as LandChange[], total: 2 }));
const apply = vi.fn(async () => fileUpdate({ state: 'APPLIED' }));
const compareAgain = vi.fn(async (_input: object) => fileUpdate({ state: 'WAITING', total: null }));

const open = (): ReturnType<typeof renderApp> => renderApp('/farm/3/user/updatelpis?update=12');

beforeEach(() => {
  vi.clearAllMocks();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  read.mockResolvedValue(fileUpdate());
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [farm], total: 1 }),
        settings: async () => ({ farmId: 3, eagriSettingsEnabled: false, timeZone: 'Europe/Bratislava' }),
      },
      landUpdates: { list: async () => ({ rows: [], total: 0 }), read, changes, apply, compareAgain },
    },
  });
});

describe('the comparison with a file', () => {
  it('is told in words of files and parcels, also on a farm that no registry can be asked about', async () => {
    open();
    const heading = textOf('fileUpdate.title', { file: 'pole.zip' });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(await screen.findByText(textOf('fileUpdate.headline.CHANGED', { before: '', now: 'Humna' }))).toBeTruthy();
    expect(screen.getByText(textOf('fileUpdate.headline.GONE', { before: 'Dlouhá', now: '' }))).toBeTruthy();
    expect(screen.getByText(textOf('fileUpdate.unchanged', { count: 7 }))).toBeTruthy();
    expect(screen.getByRole('button', { name: `${textOf('fileUpdate.filter.GONE')} 1` })).toBeTruthy();
    expect(screen.queryByText(/LPIS/)).toBeNull();
  });

  it('says what the farm has beside what the file says, and that nobody knows who changed it', async () => {
    open();
    const what = textOf('landUpdate.name');
    const difference = textOf('landUpdate.difference', { what, before: 'Za humny', now: 'Humna' });
    expect(await screen.findByText(difference)).toBeTruthy();
    expect(screen.getByText(textOf('landUpdate.conflict.NO_BASE'))).toBeTruthy();
    expect(screen.getByText(textOf('fileUpdate.withoutBase', { count: 1 }))).toBeTruthy();
  });

  it('says where the farm has a parcel that the file says lies elsewhere, and lets the farmer decide', async () => {
    const elsewhere = sampleChange({
      ...{ kind: 'CHANGED', conflict: 'OWN_UNIT', decision: 'LATER', properties: ['CADASTRAL_UNIT'] },
      now: [{ ...said, cadastralUnit: 'Ves' }],
      parcels: [{ ...parcel, has: { ...own, cadastralUnit: 'Lhota' } }],
    });
    changes.mockResolvedValueOnce({ rows: [elsewhere], total: 1 });
    open();
    const what = textOf('parcel.cadastralUnit');
    const difference = textOf('landUpdate.difference', { what, before: 'Lhota', now: 'Ves' });
    expect(await screen.findByText(difference)).toBeTruthy();
    expect(screen.getByText(textOf('landUpdate.conflict.OWN_UNIT'))).toBeTruthy();
    expect(screen.getByText(textOf('landUpdate.conflictTake.OWN_UNIT'))).toBeTruthy();
  });

  it('keeps what the file does not have, and says why', async () => {
    open();
    expect(await screen.findByText(textOf('fileUpdate.missing', { count: 1 }))).toBeTruthy();
    const choice = within(
      await screen.findByRole('radiogroup', { name: textOf('landUpdate.decisionOf', { name: 'Dlouhá' }) }),
    );
    expect(choice.getByRole<HTMLInputElement>('radio', { name: textOf('landUpdate.decision.KEEP') }).checked).toBe(
      true,
    );
  });

  it('reads the same file again where parcels have changed meanwhile', async () => {
    apply.mockRejectedValueOnce(new ApiError(409, { code: 'landUpdate.outdated' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: textOf('landUpdate.apply') }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: textOf('landUpdate.apply') }));
    await user.click(await screen.findByRole('button', { name: textOf('landUpdate.compareAgain') }));
    await waitFor(() => expect(compareAgain).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 12 } })));
    expect(await screen.findByText(textOf('fileUpdate.reading'))).toBeTruthy();
  });

  it('that was put aside leads to where a file is sent', async () => {
    read.mockResolvedValue(fileUpdate({ state: 'DISCARDED' }));
    open();
    const way = await screen.findByRole('link', { name: textOf('fileUpdate.sendAgain') });
    expect(way.getAttribute('href')).toBe('/farm/3/land');
    expect(screen.getByText(textLike('landUpdate.discarded'))).toBeTruthy();
  });
});
