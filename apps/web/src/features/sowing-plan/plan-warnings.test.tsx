import type { PlanWarning, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { knownRotation } from '@brazda/domain/rotation/rotation-rules.ts';
import { seasonFrom } from '@brazda/domain/season.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderApp, tokenOf } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';

const crop = { color: null, externalId: null, catalogueType: 'PUBLIC' as const };
const rape = { ...crop, id: 36, name: 'Řepka ozimá' };
const entry = { cropId: 36, role: 'MAIN' as const, part: 1, area: null, origin: 'MANUAL' as const, isToCheck: false };
const plan: SowingPlan = {
  seasons: [2025, 2026, 2027, 2028].map(seasonFrom),
  crops: [{ ...rape, isRetired: false }],
  parcels: ['Za humny', 'U lesa'].map((localName, at) => ({
    ...{ id: at + 1, localName, blockNumber: null, area: 5, landUseCode: 'R' },
    entries: [2025, 2026, 2027].map((seasonId) => ({ ...entry, seasonId })),
  })),
};

function warning(parcelId: number, seasonId: number, source: string): PlanWarning {
  const before = { seasonId: seasonId - 1, crop: rape };
  return {
    ...{ code: 'POOR_PREDECESSOR', parcelId, seasonId, crop: rape, before, value: null, limit: null },
    ...{ source, isGeneralKnowledge: source === knownRotation },
  };
}

const reason = textOf('sowingPlan.warning.poorPredecessor', { before: 'Řepka ozimá', crop: 'Řepka ozimá' });
const ofBook = textOf('sowingPlan.warning.source', { document: 'Obecná fytotechnika' });
const known = textOf('sowingPlan.warning.knownSource');

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  storage.write(storageKeys.token, tokenOf('jan@farma.cz'));
  const warnings = [
    warning(1, 2026, knownRotation),
    warning(2, 2026, 'Obecná fytotechnika'),
    warning(2, 2027, 'Obecná fytotechnika'),
  ];
  fakeApi({
    agroevidence: {
      farms: {
        list: async () => ({ rows: [{ ...sampleFarm, role: 'owner' }], total: 1 }),
        read: async () => sampleFarm,
      },
      sowingPlan: {
        plan: async () => plan,
        statistics: async () =>
          plan.seasons.map(({ id }) => ({ seasonId: id, statistics: [], notPlanned: { area: 10, parcels: 2 } })),
        warnings: async () => ({ warnings, unknown: 0 }),
      },
      planScenarios: { list: async () => [] },
    },
  });
});

async function openPlan(): Promise<ReturnType<typeof renderApp>['user']> {
  const { user } = renderApp('/farm/7/sowing-plan');
  const grid = await screen.findByRole('grid', { name: textOf('sowingPlan.grid.label') }, { timeout: 10_000 });
  await waitFor(() => expect(cell(0, 1).getAttribute('aria-describedby')).not.toBeNull());
  grid.focus();
  return user;
}

function cell(row: number, column: number): HTMLElement {
  const found = document.getElementById(`plan-cell-${row}-${column}`);
  if (!found) throw new Error(`There is no cell in the row ${row}`);
  return found;
}

function description(element: Element | null): string | null | undefined {
  return document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
}

describe('why a cell of the plan has warnings', () => {
  it('is said of it to those who do not see the sign', async () => {
    await openPlan();
    expect(description(cell(0, 1))).toBe(reason);
    expect(cell(0, 0).getAttribute('aria-describedby')).toBeNull();
  });

  it('is shown beside the grid by a key, with its source, and Escape leads back', async () => {
    const user = await openPlan();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
    const panel = within(
      screen.getByRole('region', { name: textOf('sowingPlan.season.title', { season: '2027/28' }) }),
    );
    const parcel = await panel.findByRole('button', { name: 'U lesa' });
    await waitFor(() => expect(document.activeElement).toBe(parcel));
    expect(description(parcel)).toBe(`${reason}${ofBook}`);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('grid'));
    expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toBe('plan-cell-1-2');
  });

  it('is shown by pressing its sign, before the reasons of other parcels', async () => {
    const user = await openPlan();
    const sign = cell(1, 1).querySelector('[data-why]');
    if (!sign) throw new Error('There is no sign');
    await user.click(sign);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('U lesa'));
    const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons.slice(-2)).toEqual([`U lesa${reason}${ofBook}`, `Za humny${reason}${known}`]);
  });

  it('stands below the choice of a crop for the cell', async () => {
    const user = await openPlan();
    await user.keyboard('{ArrowRight}{Enter}');
    const picker = await screen.findByRole('combobox', {
      name: textOf('sowingPlan.picker.label', { parcel: 'Za humny', season: '2026/27' }),
    });
    const below = picker.parentElement?.parentElement;
    expect(below?.textContent).toContain(`${reason}${known}`);
  });
});
