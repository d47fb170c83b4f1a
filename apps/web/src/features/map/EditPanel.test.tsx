import type { EditedLand, OutlineChange } from '@brazda/contract/agroevidence/parcel-editing.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { textLike, textOf } from '#web/testing/text.ts';

vi.mock('#web/lib/follow-farm-events.ts', () => ({ followFarmEvents: () => () => undefined }));

interface Sent<Body> {
  readonly params: { readonly id: number };
  readonly body: Body;
  readonly version?: number;
}
const redraw = vi.fn<(input: Sent<OutlineChange>) => Promise<EditedLand>>();
const retire = vi.fn<(input: Sent<{ readonly from: string }>) => Promise<EditedLand>>();
const undo = vi.fn(async (_input: object) => ({ changeId: 8 }));

const edited: EditedLand = {
  farmId: 7,
  parcels: [],
  retired: [],
  overlaps: [],
  revision: { before: 1, after: 2 },
  changeId: 5,
};

beforeEach(() => {
  for (const spy of [redraw, retire]) spy.mockReset().mockResolvedValue(edited);
  undo.mockClear();
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
});

async function open(role: FarmRole = 'owner'): Promise<ReturnType<typeof renderApp>['user']> {
  const farm = { ...sampleFarm, role };
  fakeApi({
    agroevidence: {
      farms: { list: async () => ({ rows: [farm], total: 1 }), read: async () => farm },
      parcels: { map: async () => ({ rows: [], total: 0 }), read: async () => sampleParcel() },
      seedApplications: { ofParcel: async () => ({ rows: [], total: 0 }) },
      supportedCountries: { list: async () => ({ rows: [], total: 0 }) },
      parcelEditing: { redraw, retire },
    },
    gateway: { farmChanges: { undo } },
  });
  const { user } = renderApp('/farm/7/map?parcel=18&at=@49.00500,16.00500,15z');
  await screen.findByRole('button', { name: textOf('map.measure') }, { timeout: 10_000 });
  return user;
}

async function begin(deed: 'redraw' | 'retire'): Promise<Awaited<ReturnType<typeof open>>> {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: textOf('map.edit') }));
  const button = await screen.findByRole('button', { name: textOf(`map.edit.${deed}`) }, { timeout: 10_000 });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  return user;
}

describe('editing parcels on the map', () => {
  it('is not offered to those who only read', async () => {
    await open('reader');
    expect(screen.queryByRole('button', { name: textOf('map.measure') })).not.toBeNull();
    expect(screen.queryByRole('button', { name: textOf('map.edit') })).toBeNull();
  });

  it('asks whether an outline is corrected or changes from a day on, and says what was done', async () => {
    const user = await begin('redraw');
    expect(await screen.findByText(textLike('drawing.difference'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('drawing.goOn') }));
    expect(await screen.findByRole('textbox', { name: textOf('map.edit.from') })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: textLike('map.edit.mode.CORRECTION') }));
    expect(screen.queryByRole('textbox', { name: textOf('map.edit.from') })).toBeNull();
    await user.click(screen.getByRole('button', { name: textOf('action.save') }));
    await waitFor(() => expect(redraw).toHaveBeenCalledOnce());
    expect(redraw.mock.calls[0]?.[0]).toMatchObject({ body: { mode: 'CORRECTION' }, version: 1 });
    expect(await screen.findByText(textLike('map.edit.redrawn'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  });

  it('says why it was refused, and keeps what was said', async () => {
    retire.mockRejectedValue(new ApiError(422, { code: 'parcel.dayTooEarly' }));
    const user = await begin('retire');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(textOf('map.edit.retireHelp'));
    const day = screen.getByRole('textbox', { name: textOf('map.edit.from') });
    await user.clear(day);
    await user.type(day, '1. 1. 2020');
    await user.click(screen.getAllByRole('button', { name: textOf('map.edit.retire') }).at(-1) ?? dialog);
    await waitFor(() => expect(retire.mock.calls[0]?.[0].body).toEqual({ from: '2020-01-01' }));
    expect((await screen.findByRole('alert')).textContent).toContain(textOf('error.parcel.dayTooEarly'));
    expect(day).toHaveProperty('value', '1. 1. 2020');
  });
});
