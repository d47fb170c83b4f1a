import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { sampleFarm } from '#web/testing/sample-parcel.ts';
import { textOf } from '#web/testing/text.ts';
import { FarmMapContext, type FarmMapState } from './farm-map-state.ts';
import { SeasonSwitcher } from './SeasonSwitcher.tsx';

const choose = vi.fn();

function open(isActive: boolean): ReturnType<typeof renderWithProviders> {
  const season = { id: 0, choices: [2025, 2026], choose };
  const state = { farm: sampleFarm, season, tool: { isActive } } as unknown as FarmMapState;
  return renderWithProviders(
    <FarmMapContext value={state}>
      <SeasonSwitcher />
    </FarmMapContext>,
  );
}

describe('the season that the map shows', () => {
  it('is changed while the map is only browsed', async () => {
    const { user } = open(false);
    await user.selectOptions(screen.getByRole('combobox', { name: textOf('map.season.label') }), '2026');
    expect(choose).toHaveBeenCalledWith(2026);
    expect(screen.queryByText(textOf('map.season.toolIsActive'))).toBeNull();
  });

  it('stays as it is while a tool is used, and says why', () => {
    open(true);
    const switcher = screen.getByRole<HTMLSelectElement>('combobox', {
      name: textOf('map.season.label'),
      description: textOf('map.season.toolIsActive'),
    });
    expect(switcher.disabled).toBe(true);
  });
});
