import { expect, type Page } from '@playwright/test';
import type { Credentials } from '@brazda/harness/farmer.ts';
import { textLike, textOf } from './text.ts';

export const demoFarmer: Credentials = { email: 'demo@brazda.farm', password: 'brazda-demo' };

/** Signs in by the form, in whatever language it is. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox').first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** Signs in as the form does, only without it, and opens a screen; for journeys that are not about signing in. */
export async function enter(page: Page, who: Credentials, path = '/farm'): Promise<void> {
  const answer = await page.request.post('/gateway/api/authenticate', {
    data: { username: who.email, password: who.password, rememberMe: false },
  });
  const { id_token: token } = (await answer.json()) as { id_token: string };
  await page.goto('/config/config.json');
  await page.evaluate((text) => {
    localStorage.setItem('brazda.token', text);
  }, token);
  await page.goto(path);
}

/** From a farm that was just made to its map: at once, or over the progress where the import takes a while. */
export async function goOnToMap(page: Page): Promise<void> {
  const way = page.getByRole('link', { name: textOf('importProgress.toMap') });
  await expect(way.or(page.getByRole('application', { name: textLike('map.title') }))).toBeVisible({ timeout: 30_000 });
  if (await way.isVisible()) await way.click();
  await expect(page).toHaveURL(/\/farm\/\d+\/map/);
}
