import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { ListFilters } from './ListFilters.tsx';

it('puts its fields away by the Escape key, and is back where they were opened', async () => {
  const { user } = renderWithProviders(
    <ListFilters
      label="Filtr"
      searched={undefined}
      searchLabel="Hledat"
      placeholder=""
      onSearch={() => undefined}
      count={0}
      filtersLabel="Další"
      clearLabel="Zrušit"
      onClear={() => undefined}
      fields={<input aria-label="Stav" />}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Další' });
  await user.click(opener);
  await user.click(screen.getByRole('textbox', { name: 'Stav' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Stav' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});
