import { expect, type Page } from '@playwright/test';
import { textOf } from './text.ts';

/** Makes a key of devices where the connection of sensors is on screen, and gives it as it is shown once. */
export async function makeDeviceKey(page: Page, name: string): Promise<string> {
  await page.getByLabel(textOf('sensors.keys.name')).fill(name);
  await page.getByRole('button', { name: textOf('sensors.keys.make') }).click();
  const shown = page.getByRole('group', { name: textOf('sensors.key'), exact: true }).getByRole('code');
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? '';
}
