import { expect, type Page } from '@playwright/test';

/** The room that a device has for a page, and the colours in which it is looked at there. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: ColorScheme;
}

type ColorScheme = 'light' | 'dark';

export const phone: Device = { width: 390, height: 844 };
export const tablet: Device = { width: 1024, height: 900 };
export const desk: Device = { width: 1600, height: 900 };

export const inDark = (device: Device): Device => ({ ...device, colorScheme: 'dark' });

/** Looks at the page in the room of each device, in that of the journey last, and leaves it there. */
export async function lookOnDevices<T>(
  page: Page,
  { devices, colorScheme }: { readonly devices: readonly Device[]; readonly colorScheme: ColorScheme },
  look: (device: Device) => Promise<T>,
): Promise<T[]> {
  const own = page.viewportSize() ?? desk;
  const show = async ({ width, height, colorScheme: colors = colorScheme }: Device): Promise<void> => {
    await page.setViewportSize(width === own.width ? own : { width, height });
    await showInColors(page, colors);
    await untilArranged(page);
  };
  const ownLast = devices.toSorted((one, other) => Number(one.width === own.width) - Number(other.width === own.width));
  const seen: T[] = [];
  for (const device of ownLast) {
    await show(device);
    seen.push(await look(device));
  }
  const last = ownLast.at(-1);
  if (last?.width !== own.width || (last.colorScheme ?? colorScheme) !== colorScheme) await show(own);
  return seen;
}

/** Lets the page be in other colours, and waits until it is: a script of it takes them once the browser has told it. */
export async function showInColors(page: Page, colors: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme: colors });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colors);
}

/** Waits until the page has arranged itself in its room: for a while nothing comes, goes, grows or moves. */
async function untilArranged(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const arrangement = (): string =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .map((part) => [part.offsetLeft, part.offsetTop, part.offsetWidth, part.offsetHeight].join())
        .join(' ');
    let [before, stillLooks] = [arrangement(), 0];
    for (let looks = 0; looks < 50 && stillLooks < 3; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const now = arrangement();
      stillLooks = now === before ? stillLooks + 1 : 0;
      before = now;
    }
  });
}

/** By how many pixels the page is wider than its room, so that it could be pushed sideways. */
export function tooWideBy(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
