import { connectedTest as test, expect } from './connected-fixtures.ts';
import { showInColors } from './support/devices.ts';
import { demoFarmer, enter, signIn } from './support/entrance.ts';
import { textOf } from './support/text.ts';

const brands = [
  { id: 'brazda', title: 'Brázda', host: '127.0.0.1', accent: 'rgb(47, 107, 60)', light: '#fffdf8', dark: '#1d2620' },
  {
    id: 'lanora',
    title: 'Lánora',
    host: 'lanora.localhost',
    accent: 'rgb(29, 95, 134)',
    light: '#fcfdfe',
    dark: '#1a242d',
  },
  {
    id: 'slivena',
    title: 'Slívena',
    host: 'slivena.localhost',
    accent: 'rgb(106, 58, 109)',
    light: '#fffcfb',
    dark: '#291f29',
  },
] as const;

for (const { id, title, host, accent, light, dark } of brands) {
  test.describe(title, () => {
    test.use({ baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', host)) });

    test(`has its name, sign and colours on ${host}, from the first letter on`, async ({ page, expectAccessible }) => {
      const opened = await page.goto('/login');
      const written = (await opened?.text()) ?? '';
      expect(written).toContain(`<title>${title}</title>`);
      expect(written).toContain(`href="/brands/${id}.svg"`);
      for (const color of [light, dark]) expect(written).toContain(`content="${color}"`);

      await expect(page).toHaveTitle(`${textOf('login.title')} · ${title}`);
      const logo = page.locator(`img[src="/brands/${id}.svg"]`).first();
      await expect(logo).toBeVisible();
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: textOf('signUp.toLogin') })).toHaveCSS('background-color', accent);
      await expectAccessible();
      await showInColors(page, 'dark');
      await expectAccessible();
      await signIn(page, demoFarmer);
      await expect(page.getByRole('link', { name: textOf('shell.home', { brand: title }) })).toBeVisible();
      await expect(page.getByRole('application')).toBeVisible();
      await expectAccessible('header');
    });

    test('gives its own name in the terms', async ({ page }) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: textOf('signUp.readLicence') }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: /PDF/ });
      await expect(link).toHaveAttribute('href', `/licence/${id}-cs.pdf`);
      const document = await page.evaluate(async (address) => {
        const answer = await fetch(address);
        const start = (await answer.text()).slice(0, 5);
        return { status: answer.status, start, frames: answer.headers.get('x-frame-options') };
      }, `/licence/${id}-cs.pdf`);
      expect(document).toEqual({ status: 200, start: '%PDF-', frames: 'SAMEORIGIN' });
    });
  });
}

test('the terms can be read within the import of a farm too', async ({ page, newFarmer, expectAccessible }) => {
  await enter(page, await newFarmer(), '/signup/import');
  await page.getByRole('button', { name: textOf('signUp.readLicence') }).click();
  await expect(page.getByRole('dialog', { name: textOf('licence.title') })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: textOf('signUp.readLicence') })).toBeFocused();
});
