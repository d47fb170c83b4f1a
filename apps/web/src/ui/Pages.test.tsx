import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { Pages } from './Pages.tsx';

it('says of what nobody counts any further that there are as many or more', () => {
  renderWithProviders(
    <>
      <Pages page={1} perPage={25} total={9999} mostCounted={10_000} onPage={() => undefined} />
      <Pages page={2} perPage={25} total={10_000} mostCounted={10_000} onPage={() => undefined} />
    </>,
  );
  expect(screen.getByText(/^1–25 z 9\s999$/)).toBeTruthy();
  expect(screen.getByText(/^26–50 z 10\s000 nebo více$/)).toBeTruthy();
});
