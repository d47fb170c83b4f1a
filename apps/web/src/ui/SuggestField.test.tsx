import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { SuggestField } from './SuggestField.tsx';

const suggestions = [
  { id: '1', label: 'Fungicid první', note: '1111-1' },
  { id: '2', label: 'Herbicid druhý', note: '2222-2' },
];

function field(isBehind: boolean, onChoose: (chosen: { id: string } | null) => void = vi.fn()) {
  return renderWithProviders(
    <SuggestField
      label="Přípravek"
      value={null}
      suggestions={suggestions}
      isBehind={isBehind}
      nothingFound="nic"
      onType={vi.fn()}
      onChoose={onChoose}
    />,
  );
}

const shown = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a field that finds one of many', () => {
  it('shows everything that was found for what is typed', async () => {
    const { user } = field(false);
    await user.type(screen.getByRole('combobox'), 'jiné jméno téhož');
    expect(shown()).toEqual(['Fungicid první1111-1', 'Herbicid druhý2222-2']);
  });

  it('chooses by Enter nothing that was found for another text', async () => {
    const onChoose = vi.fn();
    const { user } = field(true, onChoose);
    await user.type(screen.getByRole('combobox'), 'herbicid třetí');
    expect(shown()).toEqual([]);
    expect(screen.queryByText('nic')).toBeNull();
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'herbicid{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }));
  });

  it('knows what is meant by its number too while the answer is on its way', async () => {
    const { user } = field(true);
    await user.type(screen.getByRole('combobox'), '1111');
    expect(shown()).toEqual(['Fungicid první1111-1']);
  });
});
