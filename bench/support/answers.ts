import type { Page } from '@playwright/test';

declare global {
  interface Window {
    answersMs?: number[];
  }
}

/** The browser tells of no shorter ones. */
const shortestMs = 16;

/** Does something on a page, and gives for each key and press how long it took until the page had painted what came of it. */
export async function answersWhile(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate((durationThreshold) => {
    const answers: number[] = [];
    window.answersMs = answers;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId > 0) answers.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortestMs);
  await act();
  return page.evaluate(async () => {
    // What was painted last is told a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return window.answersMs ?? [];
  });
}
