import type { Browser, Page } from '@playwright/test';

/** A window of a desk in which somebody is signed in, before anything is opened in it. */
export async function withSignedInPage<T>(
  browser: Browser,
  token: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  try {
    const page = await context.newPage();
    // What compiles benchmarks calls it in every function with a name; functions go to the page without it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript((kept) => {
      localStorage.setItem('brazda.test', '1');
      localStorage.setItem('brazda.token', kept);
    }, token);
    return await use(page);
  } finally {
    await context.close();
  }
}
