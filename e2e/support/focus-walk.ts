import type { Page } from '@playwright/test';

// More than any screen has; whoever walks as far has been caught somewhere.
const mostPresses = 160;

interface Stop {
  readonly name: string;
  /** By its own outline, or by one that stands for it. */
  readonly hasRing: boolean;
  /** Under what stays where it is while the screen is scrolled. */
  readonly isCovered: boolean;
}

/** What a key has come to on a screen until one stop came again. */
export interface Walked {
  readonly stops: number;
  readonly hasEnded: boolean;
  /** Stops that nobody would see. */
  readonly unseen: readonly string[];
}

/** Goes through all stops of a key until one comes again. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Walked> {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked');
  });
  const unseen: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press(key);
    const stop = await lookAtStop(page);
    if (stop === 'again') return { stops, hasEnded: true, unseen };
    if (stop === 'none') continue;
    stops += 1;
    if (!stop.hasRing || stop.isCovered) unseen.push(stop.name);
  }
  return { stops, hasEnded: false, unseen };
}

/** Where the focus is, and whether that can be seen; none where it is outside, or in a part of the stop before. */
function lookAtStop(page: Page): Promise<Stop | 'none' | 'again'> {
  return page.evaluate(async () => {
    const markNew = (part: Element): 'none' | 'again' | undefined => {
      // Days and times have stops of their own: their parts.
      const hasParts = part instanceof HTMLInputElement && ['date', 'time'].includes(part.type);
      if (part.hasAttribute('data-walked'))
        return hasParts && part.getAttribute('data-walked') === 'last' ? 'none' : 'again';
      document.querySelector('[data-walked="last"]')?.setAttribute('data-walked', '');
      part.setAttribute('data-walked', 'last');
      return undefined;
    };
    const hasOutline = (style: CSSStyleDeclaration): boolean =>
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && !style.outlineColor.endsWith(', 0)');
    const standsFor = (part: Element): (Element | null)[] => {
      if (getComputedStyle(part).opacity === '0') return [part.nextElementSibling];
      // A field within a frame is shown by the ring of its frame.
      return part instanceof HTMLInputElement ? [part.parentElement] : [];
    };
    const isBelow = (part: Element, others: readonly Element[]): boolean => {
      const { x, y, width, height } = (others[0] ?? part).getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return ![part, ...others].some((one) => one.contains(onTop) || onTop?.contains(one));
    };
    const nameOf = (part: Element): string => {
      const label = part instanceof HTMLInputElement ? part.labels?.[0] : part;
      const words = part.getAttribute('aria-label') ?? part.getAttribute('name') ?? label?.textContent.slice(0, 40);
      return `${part.tagName.toLowerCase()} ${words ?? ''}`;
    };

    const at = document.activeElement;
    if (at === null || at === document.body || at.tagName === 'IFRAME') return 'none';
    const known = markNew(at);
    if (known !== undefined) return known;
    const others = standsFor(at).filter((part) => part !== null);
    const looks = [getComputedStyle(at, '::after'), ...[at, ...others].map((part) => getComputedStyle(part))];
    // What stays where it is while the rest is scrolled may come after it by a moment.
    for (let frames = 0; frames < 5 && isBelow(at, others); frames += 1) await new Promise(requestAnimationFrame);
    return { name: nameOf(at), hasRing: looks.some(hasOutline), isCovered: isBelow(at, others) };
  });
}
