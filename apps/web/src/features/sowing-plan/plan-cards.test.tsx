import type { PlanEntry, PlannedParcel, PlanWarning } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonFrom } from '@brazda/domain/season.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import type { PlanEdit } from './plan-edits.ts';
import type { PlanRows } from './plan-rows.ts';
import { PlanCards } from './PlanCards.tsx';

const crop = { color: null, externalId: null, catalogueType: 'PUBLIC' as const, isRetired: false };
const crops = [
  { ...crop, id: 1, name: 'Pšenice setá ozimá' },
  { ...crop, id: 57, name: 'Hořčice bílá' },
];
const entry: PlanEntry = {
  ...{ seasonId: 2026, cropId: 1, role: 'MAIN', part: 1 },
  ...{ area: null, origin: 'MANUAL', isToCheck: false },
};
const caught: PlanEntry = { ...entry, cropId: 57, role: 'CATCH_CROP' };
const warning: PlanWarning = {
  ...{ code: 'POOR_PREDECESSOR', seasonId: 2026, parcelId: 1, crop: crops[0] ?? { ...crop, id: 1, name: '' } },
  ...{ before: { seasonId: 2025, crop: { ...crop, id: 1, name: 'Ječmen' } }, value: null, limit: null },
  ...{ source: 'Obecná fytotechnika', isGeneralKnowledge: false },
};
const reason = textOf('sowingPlan.warning.poorPredecessor', { before: 'Ječmen', crop: 'Pšenice setá ozimá' });
const source = textOf('sowingPlan.warning.source', { document: 'Obecná fytotechnika' });
const label = textOf('sowingPlan.picker.label', { parcel: 'Za humny', season: '2026/27' });

const change = vi.fn<(edits: readonly PlanEdit[]) => void>();

beforeEach(() => {
  change.mockReset();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
});

function open(entries: PlanEntry[], more: Partial<PlanRows> = {}) {
  const parcel: PlannedParcel = { id: 1, localName: 'Za humny', blockNumber: null, area: 5, landUseCode: 'R', entries };
  const rows: PlanRows = {
    parcels: [parcel],
    seasons: [seasonFrom(2026)],
    crops: new Map(crops.map((one) => [one.id, one])),
    choices: crops,
    warnings: new Map(),
    mayChange: true,
    ...more,
  };
  const editing = { change, undo: vi.fn(), redo: vi.fn(), overtaken: undefined, decide: vi.fn() };
  return renderWithProviders(<PlanCards rows={rows} editing={editing} />);
}

async function press(user: ReturnType<typeof open>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: new RegExp(label) }));
  return screen.findByRole('dialog');
}

describe('a season on the card of a parcel', () => {
  it('says what is planned and that something speaks against it, and why', async () => {
    open([entry, caught], { warnings: new Map([['1 2026', [warning]]]) });
    const season = await screen.findByRole('button', { name: new RegExp(label) });
    const named = textOf('plan.catchCropNamed', { crop: 'Hořčice bílá' });
    const name = `${label} Pšenice setá ozimá ${named} ${textOf('sowingPlan.cell.warnings', { count: 1 })}`;
    expect(screen.getByRole('button', { name })).toBe(season);
    expect(document.getElementById(season.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  });

  it('is emptied with its catch crop', async () => {
    const { user } = open([entry, caught]);
    const dialog = within(await press(user));
    await user.click(dialog.getByRole('button', { name: textOf('sowingPlan.picker.clear') }));
    expect(change.mock.lastCall?.[0].map(({ role, cropId }) => [role, cropId])).toEqual([
      ['MAIN', null],
      ['CATCH_CROP', null],
    ]);
  });

  it('can lose its catch crop alone', async () => {
    const { user } = open([entry, caught]);
    const dialog = within(await press(user));
    await user.click(dialog.getByRole('button', { name: textOf('sowingPlan.picker.clearCatchCrop') }));
    expect(change.mock.lastCall?.[0].map(({ role, cropId }) => [role, cropId])).toEqual([['CATCH_CROP', null]]);
  });

  it('offers to remove only what is there', async () => {
    const { user } = open([caught]);
    const dialog = within(await press(user));
    expect(dialog.queryByRole('button', { name: textOf('sowingPlan.picker.clearCatchCrop') })).toBeNull();
    await user.click(dialog.getByRole('button', { name: textOf('sowingPlan.picker.clear') }));
    expect(change.mock.lastCall?.[0].map(({ role, cropId }) => [role, cropId])).toEqual([['CATCH_CROP', null]]);
  });

  it('says why it has warnings, and where that is from, also to those who may not change it', async () => {
    const { user } = open([entry], { warnings: new Map([['1 2026', [warning]]]), mayChange: false });
    const dialog = within(await press(user));
    expect(dialog.getByText(reason).textContent).toBe(`${reason}${source}`);
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.queryByRole('button', { name: textOf('sowingPlan.picker.clear') })).toBeNull();
  });
});
