import type { PlanCrop, SeasonStatistics } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { SeasonSums } from './SeasonSums.tsx';

const crop = (id: number, name: string): PlanCrop => ({
  ...{ id, name, externalId: null, catalogueType: 'PUBLIC' },
  color: { red: 1, green: 2, blue: 3 },
});
const [wheat, rape, maize] = [crop(1, 'Pšenice'), crop(36, 'Řepka'), crop(17, 'Kukuřice')];

function sums(areas: readonly (readonly [PlanCrop, number])[], notPlanned = 0): SeasonStatistics {
  return {
    seasonId: 2026,
    statistics: areas.map(([one, area]) => ({ crop: one, role: 'MAIN', area, parcels: 1 })),
    notPlanned: { area: notPlanned, parcels: 1 },
  };
}

function lines(): string[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const against = (difference: string): string => textOf('plan.comparedWithOfficial', { difference });

describe('the sums of a season beside those of the official plan', () => {
  it('tell of the crops of both, also of those that only the official plan has', async () => {
    const official = sums([
      [rape, 8],
      [maize, 3],
      [wheat, 2],
    ]);
    renderWithProviders(<SeasonSums sums={sums([[wheat, 10]], 3)} compared={official} />);
    await screen.findAllByRole('listitem');
    expect(lines()).toEqual([
      `Pšenice10,00 ha${against('+8')}`,
      `Řepka0,00 ha${against('-8')}`,
      `Kukuřice0,00 ha${against('-3')}`,
      `${textOf('plan.notPlanned')}3,00 ha${against('+3')}`,
    ]);
  });

  it('tell of what the official plan has where nothing is planned', async () => {
    renderWithProviders(<SeasonSums sums={sums([], 8)} compared={sums([[rape, 8]])} />);
    await screen.findAllByRole('listitem');
    expect(lines()).toEqual([`Řepka0,00 ha${against('-8')}`, `${textOf('plan.notPlanned')}8,00 ha${against('+8')}`]);
  });

  it('say that nothing is planned where neither has anything', async () => {
    renderWithProviders(<SeasonSums sums={sums([], 8)} compared={sums([], 8)} />);
    expect(await screen.findByText(textOf('plan.nothingPlanned'))).toBeTruthy();
  });

  it('tell of their own crops alone where nothing is compared', async () => {
    renderWithProviders(<SeasonSums sums={sums([[wheat, 10]], 3)} />);
    await screen.findAllByRole('listitem');
    expect(lines()).toEqual(['Pšenice10,00 ha', `${textOf('plan.notPlanned')}3,00 ha`]);
  });
});
