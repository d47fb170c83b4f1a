import type { Page } from '@playwright/test';

declare global {
  interface Window {
    framesMs?: number[];
  }
}

/** Does something on a page, and gives the time from frame to frame meanwhile. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.framesMs = frames;
    let before = performance.now();
    const note = (): void => {
      const now = performance.now();
      frames.push(now - before);
      before = now;
      if (window.framesMs === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  return page.evaluate(() => {
    const noted = window.framesMs ?? [];
    delete window.framesMs;
    return noted;
  });
}
