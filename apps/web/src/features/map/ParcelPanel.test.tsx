import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ChangedParcel, ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleCrop, sampleFarm, sampleParcel } from '#web/testing/sample-parcel.ts';
import { ParcelPanel } from './ParcelPanel.tsx';
import { textLike, textOf } from '#web/testing/text.ts';

const read = vi.fn<() => Promise<ParcelDetail>>();
const change = vi.fn<(input: { body: { name?: string | undefined } }) => Promise<ChangedParcel>>();
const undo = vi.fn(async (_input: object) => ({ changeId: 8 }));
const onRename = vi.fn();
const onClose = vi.fn();

const noHistory = { ofParcel: () => Promise.resolve({ rows: [], total: 0 }) };

beforeEach(() => {
  for (const spy of [read, change, onRename, onClose]) spy.mockReset();
  read.mockResolvedValue(sampleParcel());
  fakeApi({
    agroevidence: { seedApplications: noHistory, parcels: { read, change }, farms: farmsOf(sampleFarm) },
    gateway: { farmChanges: { undo } },
  });
});

const farmsOf = (farm: Farm): object => ({
  read: () => Promise.resolve(farm),
  list: () => Promise.resolve({ rows: [farm], total: 1 }),
});

function open(farm = sampleFarm): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(<ParcelPanel farm={farm} parcelId={18} onRename={onRename} onClose={onClose} />);
}

async function type(user: ReturnType<typeof open>['user'], text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: textLike('action.editNamed') }));
  const box = screen.getByRole('textbox', { name: textOf('parcel.name') });
  await user.clear(box);
  await user.type(box, text);
}

describe('the panel of a parcel', () => {
  it('says what is known, and what is not', async () => {
    read.mockResolvedValue(
      sampleParcel({ eagri: { landUseCode: null, landUseName: null, altitude: null, slope: 3.42 } }),
    );
    open();
    expect(await screen.findByRole('heading', { name: /Za humny/ })).toBeTruthy();
    const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      `${textOf('parcel.crop')}Pšenice ozimá`,
      `${textOf('parcel.area')}12,48 ha`,
      `${textOf('parcel.validFrom')}1. 5. 2024`,
      `${textOf('parcel.slope')}3,4°`,
      `${textOf('parcel.nitrateVulnerable')}${textOf('parcel.yes')}`,
    ]);
    const unknown = [textOf('parcel.landUse'), textOf('parcel.altitude'), textOf('parcel.zone')];
    const named = new Intl.ListFormat('cs').format(unknown);
    expect(screen.getByText(textLike('parcel.unknownFacts', { facts: named }))).toBeTruthy();
  });

  it('says all crops of a parcel that is divided, with their areas', async () => {
    const share = (name: string, area: number) => ({ crop: sampleCrop({ name }), area });
    const shares = [share('Řepka ozimá', 8), share('Hrách', 4.48)];
    read.mockResolvedValue(
      sampleParcel({ seedApplication: { validFrom: null, seed: { crop: sampleCrop() }, shares } }),
    );
    open();
    expect(await screen.findByText('Řepka ozimá 8,00 ha; Hrách 4,48 ha')).toBeTruthy();
  });

  it('lets nobody change a name whose role does not allow it', async () => {
    const farm: Farm = { ...sampleFarm, role: 'reader' };
    fakeApi({ agroevidence: { seedApplications: noHistory, parcels: { read, change }, farms: farmsOf(farm) } });
    open(farm);
    expect(await screen.findByRole('heading', { name: /Za humny/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: textLike('action.editNamed') })).toBeNull();
  });

  it('puts the area of the outline beside an official one that it plainly differs from', async () => {
    read.mockResolvedValue(sampleParcel({ officialArea: 12.48, computedArea: 14.02 }));
    open();
    expect(await screen.findByText(textOf('parcel.outlineArea', { area: '14,02' }))).toBeTruthy();
  });

  it('says the block of a parcel without a name once, as its title', async () => {
    read.mockResolvedValue(sampleParcel({ localName: '1501/22' }));
    open();
    const panel = await screen.findByRole('region', { name: textOf('parcel.panel') });
    expect(await screen.findByRole('heading', { name: /590-1140 1501\/22/ })).toBeTruthy();
    expect(panel.textContent.match(/1501\/22/g)).toHaveLength(1);
    expect(screen.getByText(textOf('parcel.unnamed'))).toBeTruthy();
  });

  it('calls a land use by its name where the register gives only its code', async () => {
    const eagri = { landUseCode: 'T', landUseName: null, altitude: null, slope: null };
    read.mockResolvedValue(sampleParcel({ eagri }));
    open();
    expect(await screen.findByText(textOf('parcel.landUse.T'))).toBeTruthy();
  });

  it('does not ask of nitrate zones outside Czechia', async () => {
    open({ ...sampleFarm, countryCode: 'SK' });
    await screen.findByRole('heading', { name: /Za humny/ });
    expect(screen.queryByText(textOf('parcel.nitrateVulnerable'))).toBeNull();
  });

  it('shows a new name at once, on the map too', async () => {
    change.mockReturnValue(new Promise(() => undefined));
    const { user } = open();
    await type(user, '  U lesa {Enter}');
    expect(await screen.findByRole('heading', { name: /U lesa/ })).toBeTruthy();
    expect(change.mock.calls[0]?.[0].body).toEqual({ name: 'U lesa' });
    expect(onRename).toHaveBeenLastCalledWith('U lesa');
  });

  it('keeps a refused name in the field and says why, and the map shows the one before', async () => {
    change.mockRejectedValue(new ApiError(409, { code: 'parcel.retired' }));
    const { user } = open();
    await type(user, 'U lesa{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(textLike('error.parcel.retired'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('U lesa');
    expect(onRename).toHaveBeenLastCalledWith(undefined);
  });

  it('offers to take a new name back', async () => {
    change.mockImplementation(async ({ body }) => {
      const parcel = sampleParcel({ localName: body.name ?? '' });
      read.mockResolvedValue(parcel);
      return { ...parcel, revision: { before: 1, after: 2 }, changeId: 7 };
    });
    const { user } = open();
    await type(user, 'U lesa{Enter}');
    await screen.findByRole('heading', { name: /U lesa/ });
    read.mockResolvedValue(sampleParcel());
    await user.click(await screen.findByRole('button', { name: textOf('action.undo') }));
    expect(await screen.findByRole('heading', { name: /Za humny/ })).toBeTruthy();
    expect(undo.mock.calls).toMatchObject([[{ params: { id: sampleFarm.id, changeId: 7 } }]]);
    expect(onRename).toHaveBeenLastCalledWith(undefined);
  });

  it.each(['{Escape}', '{Enter}', ' {Enter}', 'Za humny{Enter}'])('sends nothing after typing %j', async (keys) => {
    const { user } = open();
    await type(user, keys.startsWith('{') ? `x{Backspace}${keys}` : keys);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(change).not.toHaveBeenCalled();
  });

  it('shows what another has called it meanwhile, keeps what was typed, and overwrites only what was shown', async () => {
    const current = sampleParcel({ localName: 'Jejich', version: 2 });
    change.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current }));
    change.mockResolvedValueOnce({
      ...sampleParcel({ localName: 'Moje', version: 3 }),
      revision: { before: 1, after: 2 },
      changeId: 7,
    });
    const { user } = open();
    await type(user, 'Moje{Enter}');
    expect(await screen.findByText(textOf('record.changedMeanwhile', { now: 'Jejich' }))).toBeTruthy();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Moje');
    read.mockResolvedValue(sampleParcel({ localName: 'Moje', version: 3 }));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(await screen.findByRole('heading', { name: /Moje/ })).toBeTruthy();
    expect(change.mock.calls).toMatchObject([[{ version: 1 }], [{ version: 2 }]]);
  });

  it('does not let a historical parcel be renamed', async () => {
    read.mockResolvedValue(sampleParcel({ status: 'RETIRED' }));
    open();
    expect(await screen.findByText(textOf('parcel.retired'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: textLike('action.editNamed') })).toBeNull();
  });

  it('offers another try when the parcel does not load', async () => {
    read.mockRejectedValueOnce(new ApiError(503, { code: 'service.unavailable' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: textOf('action.retry') }));
    expect(await screen.findByRole('heading', { name: /Za humny/ })).toBeTruthy();
  });

  it('is closed by its button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: textOf('parcel.close') }));
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
  });
});
