import type { Locator, Page } from '@playwright/test';

/** Where parcels, blocks and coordinates are looked for. */
export function searchBox(page: Page): Locator {
  return page.getByRole('search').getByRole('combobox');
}

/** What the search suggests. */
export function suggestions(page: Page): Locator {
  return page.getByRole('search').getByRole('option');
}
