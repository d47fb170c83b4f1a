import { expect, type Page } from '@playwright/test';
import { textLike, textOf } from './text.ts';

/** What somebody was told of what they recorded: it is on the server, it is on the device, or it is nowhere. */
export type Told = 'WRITTEN' | 'KEPT' | 'FAILED';

/** What was done on a device and waits there, as the device has it. */
interface Waiting {
  readonly state: string;
  readonly note: string | null;
}

/** Opens the form of an action and fills it in. */
export async function fillPlowing(page: Page, farmId: number, note: string): Promise<void> {
  await page.goto(`/farm/${farmId}/actions/new?group=OTHER`);
  await page.getByLabel(textOf('actions.type')).selectOption('PLOW');
  await page.getByRole('button', { name: textLike('actions.parcels.chooseShown') }).click();
  await page.getByLabel(textOf('actions.note')).fill(note);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: textOf('action.save') }).click();
}

/** Waits for what is said of something that was saved. */
export async function toldOf(page: Page): Promise<Told> {
  const kept = page.getByText(textOf('actions.waiting.kept'));
  const written = page.getByText(textLike('actions.saved'));
  const failed = page.locator('form').getByRole('alert');
  await expect(kept.or(written).or(failed).first()).toBeVisible({ timeout: 30_000 });
  if (await failed.isVisible()) return 'FAILED';
  return (await kept.isVisible()) ? 'KEPT' : 'WRITTEN';
}

/** What waits in the store of a device, whoever shows it. */
export function waitingOn(page: Page): Promise<readonly Waiting[]> {
  return page.evaluate(
    () =>
      new Promise<Waiting[]>((resolve, reject) => {
        const opening = indexedDB.open('brazda.waiting');
        opening.onerror = () => reject(new Error('The store of what waits does not open'));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('operations')) {
            database.close();
            resolve([]);
            return;
          }
          const all = database.transaction('operations').objectStore('operations').getAll();
          all.onsuccess = () => {
            database.close();
            resolve(
              (all.result as { state: string; work: { typed?: { note: string } } }[]).map(({ state, work }) => ({
                state,
                note: work.typed?.note ?? null,
              })),
            );
          };
        };
      }),
  );
}

/** Leaves a device no room, until what this gives back is called. */
export async function fillUp(page: Page, origin: string): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // The browser remembers for up to half a minute how much room there was, and believes that until then.
  await expect.poll(() => hasRoom(page), { timeout: 60_000, intervals: [500] }).toBe(false);
  return async () => {
    await tools.send('Storage.overrideQuotaForOrigin', { origin });
    await expect.poll(() => hasRoom(page)).toBe(true);
    await tools.detach();
  };
}

/** Whether the device still writes something down. */
function hasRoom(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('test.room');
        opening.onupgradeneeded = () => opening.result.createObjectStore('room');
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const database = opening.result;
          const end = (isWritten: boolean) => (): void => {
            database.close();
            resolve(isWritten);
          };
          const writing = database.transaction('room', 'readwrite');
          writing.oncomplete = end(true);
          writing.onabort = end(false);
          writing.objectStore('room').put('x'.repeat(1000), 'one');
        };
      }),
  );
}

/** The server takes this token for one that has expired, the page for the same user's; and there is no other to be had. */
export async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    const token = localStorage.getItem('brazda.token') ?? '';
    localStorage.setItem('brazda.token', `${token.slice(0, token.lastIndexOf('.'))}.c3BvaWx0`);
  });
}

/** Lets the clock of a device go wrong by so many days, in every page that is opened from now on. */
export async function setClockWrong(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    // An empty page, such as each new tab is at first, has no storage.
    const days = globalThis.origin === 'null' ? 0 : Number(localStorage.getItem('test.clock') ?? 0);
    if (days === 0) return;
    const Right = Date;
    const wrong = (): number => Right.now() + days * 86_400_000;
    globalThis.Date = new Proxy(Right, {
      construct: (made, given: unknown[]) => Reflect.construct(made, given.length === 0 ? [wrong()] : given) as object,
      get: (made, name) => (name === 'now' ? wrong : (Reflect.get(made, name) as unknown)),
    });
  });
}
