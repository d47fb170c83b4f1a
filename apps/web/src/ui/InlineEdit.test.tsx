import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { InlineEdit } from './InlineEdit.tsx';

async function edit(typed: string): Promise<ReturnType<typeof vi.fn<(value: string) => void>>> {
  const onConfirm = vi.fn<(value: string) => void>();
  const { user } = renderWithProviders(<InlineEdit label="Název" value="Za humny" onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Upravit' }));
  await user.clear(screen.getByLabelText('Název'));
  if (typed !== '') await user.keyboard(typed);
  return onConfirm;
}

describe('InlineEdit', () => {
  it('confirms what was typed with Enter, trimmed', async () => {
    expect(await edit('  U lesa {Enter}')).toHaveBeenCalledExactlyOnceWith('U lesa');
    expect(screen.queryByLabelText('Název')).toBeNull();
  });

  it('cancels with Escape', async () => {
    expect(await edit('U lesa{Escape}')).not.toHaveBeenCalled();
    expect(screen.getByText('Za humny')).toBeTruthy();
  });

  it('cancels when nothing is left after trimming', async () => {
    expect(await edit('   {Enter}')).not.toHaveBeenCalled();
  });

  it('does not send what is unchanged', async () => {
    expect(await edit(' Za humny {Enter}')).not.toHaveBeenCalled();
  });
});
