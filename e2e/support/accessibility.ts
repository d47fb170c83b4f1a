import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Does something while what changes on the page changes at once: what is still fading in has too little contrast. */
export async function withoutMotion<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const done = await act();
  await page.emulateMedia({ reducedMotion: null });
  return done;
}

/** What axe finds on the page, or on the part of it that the selector gives. */
export async function findingsOn(page: Page, selector?: string): Promise<string[]> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
    for (const each of passing) each.finish();
  });
  // Without frames axe can run in the page as a whole, in half the time: no page of its own to put results together.
  const isWhole = page.frames().length === 1;
  // What it runs by is there from the look before, until the page is left.
  const isThere = isWhole && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(isWhole);
  const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}
