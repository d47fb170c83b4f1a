import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { searchBox, suggestions } from './support/parcel-search.ts';
import { textsIn } from './support/text.ts';

const languages = [
  { locale: 'cs-CZ', own: 'Čeština' },
  { locale: 'en-US', own: 'English' },
  { locale: 'es-ES', own: 'Español' },
  { locale: 'hu-HU', own: 'Magyar' },
  { locale: 'lt-LT', own: 'Lietuvių' },
  { locale: 'pl-PL', own: 'Polski' },
  { locale: 'ro-RO', own: 'Română' },
  { locale: 'sk-SK', own: 'Slovenčina' },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

/** What sticks out of the screen at its side. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 1 || left < -1) && !element.closest('.map, [aria-hidden="true"]');
    });
    return [
      ...(scrollWidth > clientWidth ? ['the page'] : []),
      ...out.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  expect(wide, 'wider than the phone').toEqual([]);
}

for (const { locale, own } of languages) {
  test(`${own}: sign-in, sign-up and map are all in it and fit a phone`, async ({ page, farmMap }) => {
    const language = locale.slice(0, 2);
    await page.goto('/login');
    await page.getByRole('combobox').selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(locale).textOf('login.title'));
    await expectNothingSticksOut(page);
    await page.goto('/signup');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.locator('button[type="submit"]').click();
    await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
    await expectNothingSticksOut(page);

    const asked = page.waitForRequest(/\/agroevidence\/farms\?/);
    await enter(page, demoFarmer);
    expect(new URL((await asked).url()).searchParams.get('language')).toBe(language);
    await farmMap.atRest();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await searchBox(page).fill('zitna');
    await suggestions(page).first().click();
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toContainText('Žitná hora');
    await expectNothingSticksOut(page);
  });
}
