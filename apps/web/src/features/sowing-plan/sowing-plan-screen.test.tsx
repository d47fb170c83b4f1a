import type { PlanScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import type { ChangedPlan, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seasonFrom } from '@brazda/domain/season.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

const color = { red: 227, green: 178, blue: 60 };
const crop = { color, externalId: null, catalogueType: 'PUBLIC' as const, isRetired: false };
const plan: SowingPlan = {
  seasons: [2025, 2026, 2027, 2028].map(seasonFrom),
  crops: [
    { ...crop, id: 1, name: 'Pšenice setá ozimá' },
    { ...crop, id: 36, name: 'Řepka ozimá' },
  ],
  parcels: ['Za humny', 'U lesa'].map((localName, at) => ({
    ...{ id: at + 1, localName, blockNumber: null, area: 5, landUseCode: 'R' },
    entries: [],
  })),
};
let kept: SowingPlan = plan;
interface SentPlan {
  readonly body: { readonly parcelCrops: readonly { part?: number | undefined; area?: number | null | undefined }[] };
}
const undo = vi.fn<(input: { readonly params: { readonly changeId: number } }) => Promise<{ changeId: number }>>();
let scenarios: readonly PlanScenario[] = [];
const dry: PlanScenario = { id: 4, name: 'Suchý rok', createdAt: '2026-11-01T10:00:00.000Z', version: 1 };
const createScenario = vi.fn(async (_input: object) => {
  scenarios = [dry];
  return { ...dry, changeId: 61 };
});
const retireScenario = vi.fn(async (_input: object) => ({ changeId: 62 }));
const sent = vi.fn<(input: SentPlan) => Promise<ChangedPlan>>();

beforeEach(() => {
  // Rows are drawn for as much room as there is, and a test has none of its own.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  sent.mockReset();
  sent.mockResolvedValue({ changeId: 1, changed: 1, plans: [] });
  kept = plan;
  scenarios = [];
  undo.mockReset();
  undo.mockResolvedValue({ changeId: 9 });
  fakeApi({
    gateway: { farmChanges: { undo } },
    agroevidence: {
      farms: {
        list: async () => ({ rows: [{ ...sampleFarm, role: 'owner' }], total: 1 }),
        read: async () => sampleFarm,
      },
      sowingPlan: {
        plan: async () => kept,
        statistics: async () =>
          plan.seasons.map(({ id }) => ({ seasonId: id, statistics: [], notPlanned: { area: 10, parcels: 2 } })),
        warnings: async () => ({ warnings: [], unknown: 0 }),
        changeParcels: sent,
      },
      planScenarios: { list: async () => [...scenarios], create: createScenario, retire: retireScenario },
    },
  });
});

/** A crop on all that the plan shows of its first two seasons. */
function withCrops(shown: SowingPlan, cropId: number): SowingPlan {
  const entry = { cropId, role: 'MAIN' as const, part: 1, area: null, origin: 'MANUAL' as const, isToCheck: false };
  const entries = [2025, 2026].map((seasonId) => ({ ...entry, seasonId }));
  return { ...shown, parcels: shown.parcels.map((parcel) => ({ ...parcel, entries })) };
}

async function openPlan(): Promise<ReturnType<typeof renderApp>> {
  const app = renderApp('/farm/7/sowing-plan');
  const grid = await screen.findByRole('grid', { name: textOf('sowingPlan.grid.label') }, { timeout: 10_000 });
  grid.focus();
  return app;
}

describe('the board of the sowing plan', () => {
  it('takes a crop by typing a part of its name, and goes on to the next parcel', async () => {
    const { user } = await openPlan();
    await user.keyboard('{ArrowRight}repk');
    expect(await screen.findByRole('option', { name: 'Řepka ozimá' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('gridcell')[1]?.textContent).toContain('Řepka ozimá'));
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { parcelCrops: [{ parcelId: 1, seasonId: 2026, cropId: 36, role: 'MAIN', area: null, known: [] }] },
      }),
    );
    expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toBe('plan-cell-1-1');
  });

  it('plans all cells that are chosen, clears them, and takes both back', async () => {
    const { user } = await openPlan();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Enter}psenice{Enter}');
    const planted = (): number =>
      screen.getAllByRole('gridcell').filter(({ textContent }) => textContent.includes('Pšenice')).length;
    await waitFor(() => expect(planted()).toBe(4));
    sent.mockResolvedValueOnce({ changeId: 2, changed: 4, plans: [] });
    await user.keyboard('{Control>}a{/Control}{Delete}');
    await waitFor(() => expect(planted()).toBe(0));
    kept = withCrops(plan, 1);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(planted()).toBe(4));
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
    kept = plan;
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(planted()).toBe(0));
    await waitFor(() => expect(undo).toHaveBeenCalledTimes(2));
    expect(undo.mock.calls.map(([{ params }]) => `${params.changeId}`)).toEqual(['2', '1']);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('leaves what somebody else has planned since, and says that it stands in the way', async () => {
    const { user } = await openPlan();
    await user.keyboard('repk{Enter}');
    const oneUndo = await screen.findByRole('button', { name: textOf('action.undo') });
    kept = withCrops(plan, 1);
    undo.mockRejectedValueOnce(new ApiError(409, { code: 'change.inTheWay', current: [] }));
    await user.click(oneUndo);
    expect(await screen.findByText(textOf('error.change.inTheWay'))).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('gridcell')[0]?.textContent).toContain('Pšenice'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('shows what another has planned there meanwhile beside the own crop, and overwrites it only when that is chosen', async () => {
    const theirs = {
      parcelId: 1,
      seasonId: 2025,
      role: 'MAIN',
      entries: withCrops(plan, 1).parcels[0]?.entries.slice(0, 1),
    };
    sent.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current: [theirs] }));
    const { user } = await openPlan();
    kept = withCrops(plan, 1);
    await user.keyboard('repk{Enter}');
    const dialog = await screen.findByRole('dialog', { name: textOf('sowingPlan.overtaken.heading') });
    const row = within(dialog).getByRole('row', { name: /Za humny/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pšenice setá ozimá', 'Řepka ozimá']);
    await waitFor(() => expect(screen.getAllByRole('gridcell', { hidden: true })[0]?.textContent).toContain('Pšenice'));
    await user.click(within(dialog).getByRole('button', { name: textOf('sowingPlan.overtaken.overwrite') }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const known = [{ part: 1, crop: 1, area: null }];
    expect(sent.mock.lastCall).toMatchObject([{ body: { parcelCrops: [{ parcelId: 1, cropId: 36, known }] } }]);
    await waitFor(() => expect(screen.getAllByRole('gridcell')[0]?.textContent).toContain('Řepka'));
  });

  it('leaves what another has planned meanwhile where that is chosen', async () => {
    const theirs = { parcelId: 1, seasonId: 2025, role: 'MAIN', entries: [] };
    sent.mockRejectedValueOnce(new ApiError(412, { code: 'record.changed', current: [theirs] }));
    const { user } = await openPlan();
    await user.keyboard('repk{Enter}');
    await user.click(await screen.findByRole('button', { name: textOf('sowingPlan.overtaken.leave') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('gridcell')[0]?.textContent).not.toContain('Řepka');
  });

  it('copies a division to another parcel, as its areas or as the shares of them', async () => {
    const entry = { role: 'MAIN' as const, origin: 'MANUAL' as const, isToCheck: false, seasonId: 2025 };
    const parts = [
      { ...entry, cropId: 1, part: 1, area: 2 },
      { ...entry, cropId: 36, part: 2, area: 3 },
    ];
    const [first, second] = plan.parcels.map((parcel, at) => ({ ...parcel, area: at === 0 ? 5 : 10 }));
    const parcels = [first && { ...first, entries: parts }, second];
    kept = { ...plan, parcels: parcels.filter((parcel) => parcel !== undefined) };
    const { user } = await openPlan();
    const setData = vi.fn<(type: string, text: string) => void>();
    fireEvent.copy(screen.getByRole('grid'), { clipboardData: { setData } });
    const copied = 'Pšenice setá ozimá (2 ha); Řepka ozimá (3 ha)';
    expect(setData).toHaveBeenCalledWith('text/plain', copied);
    await user.keyboard('{ArrowDown}');
    await user.paste(copied);
    expect(await screen.findByText(textOf('sowingPlan.changed', { count: 1 }))).toBeTruthy();
    const sentParts = (): unknown =>
      sent.mock.lastCall?.[0].body.parcelCrops.filter(({ part }) => part !== undefined).map(({ area }) => area);
    expect(sentParts()).toEqual([2, 3]);
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() => expect(sentParts()).toEqual([4, 6]));
    await user.paste('Řepka ozimá (20 ha)');
    expect(await screen.findByText(textOf('sowingPlan.paste.tooSmall', { names: 'Za humny, U lesa' }))).toBeTruthy();
  });

  it('shows again what was there where the server refuses, and says why', async () => {
    sent.mockRejectedValue(new ApiError(409, { code: 'parcel.retired' }));
    const { user } = await openPlan();
    await user.keyboard('repk{Enter}');
    expect(await screen.findByText(textOf('error.parcel.retired'))).toBeTruthy();
    expect(screen.getAllByRole('gridcell').filter(({ textContent }) => textContent.includes('Řepka'))).toEqual([]);
  });
});

describe('the scenarios of the sowing plan', () => {
  it('begin with an offer to undo that, after which the official plan is shown', async () => {
    const { user, router } = await openPlan();
    const choice = screen.getByRole('combobox', { name: textOf('sowingPlan.scenario.label') });
    await user.selectOptions(choice, 'new');
    const dialog = within(await screen.findByRole('dialog', { name: textOf('sowingPlan.scenario.newHeading') }));
    await user.type(dialog.getByLabelText(textOf('sowingPlan.scenario.name')), 'Suchý rok');
    await user.click(dialog.getByRole('button', { name: textOf('sowingPlan.scenario.create') }));
    expect(await screen.findByText(textOf('sowingPlan.scenario.created', { name: 'Suchý rok' }))).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ scenario: 4 }));
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 61 } }]]));
    await waitFor(() => expect(router.state.location.search).not.toMatchObject({ scenario: 4 }));
  });

  it('are put away with an offer to undo that', async () => {
    scenarios = [dry];
    const { user } = await openPlan();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: textOf('sowingPlan.scenario.label') }),
      await screen.findByRole('option', { name: 'Suchý rok' }),
    );
    await user.click(await screen.findByRole('button', { name: textOf('sowingPlan.scenario.edit') }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suchý rok' }));
    await user.click(dialog.getByRole('button', { name: textOf('sowingPlan.scenario.retire') }));
    expect(await screen.findByText(textOf('sowingPlan.scenario.retired', { name: 'Suchý rok' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('action.undo') }));
    await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ params: { changeId: 62 } }]]));
  });
});
