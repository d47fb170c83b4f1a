import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoFarmer, enter } from './support/entrance.ts';
import { textLike, textOf } from './support/text.ts';

const tool = (page: Page): Locator => page.getByRole('button', { name: textOf('map.measure'), exact: true });
const panel = (page: Page): Locator => page.getByRole('region', { name: textOf('map.measure') });
const measured = (page: Page): Locator =>
  panel(page)
    .getByRole('list', { name: textOf('map.measure.list') })
    .getByRole('listitem');

test.beforeEach(async ({ page, farmMap }) => {
  await enter(page, demoFarmer);
  await farmMap.atRest();
});

type Corner = readonly [x: number, y: number];

/** The corners of a square in the middle of the screen, where no panel lies; the first is the upper left one. */
function square(page: Page, side: number): readonly [Corner, Corner, Corner, Corner] {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [width / 2 - side / 2, height / 2 - side / 2 - 20];
  return [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ];
}

for (const section of ['map', 'map-v2']) {
  test(`on /${section} an area and a length are measured with the mouse`, async ({
    page,
    farmMap,
    expectAccessible,
  }) => {
    await page.goto(new URL(page.url()).pathname.replace(/map(-v2)?$/, section));
    await farmMap.atRest();
    await tool(page).click();
    await expect(page.getByRole('status').getByText(textOf('map.measure.hint'))).toBeVisible();
    await expect(page.getByLabel(textOf('map.season.label'))).toBeDisabled();
    const corners = square(page, 200);
    for (const [x, y] of corners) await page.mouse.click(x, y);
    const [[left, top], [right]] = corners;
    await page.mouse.move(left, top + 80);
    await expect(panel(page).getByText(textLike('parcel.hectares'))).toBeVisible();
    await page.mouse.click(left + 3, top + 3);
    await expect(measured(page)).toHaveCount(1);
    await expect(measured(page)).toContainText('ha');
    // What is under the pointer is not chosen meanwhile.
    await expect(page.getByRole('region', { name: textOf('parcel.panel') })).toHaveCount(0);

    await panel(page)
      .getByRole('radio', { name: textOf('map.measure.line') })
      .check();
    await page.mouse.click(left, top + 100);
    await page.mouse.dblclick(right, top + 100);
    await expect(measured(page)).toHaveCount(2);
    await expect(measured(page).first()).toContainText(/\d\sm$/);
    await expectAccessible('[data-map-part="measure"]');

    await panel(page)
      .getByRole('button', { name: textOf('map.measure.remove', { number: 2 }) })
      .click();
    await expect(measured(page)).toHaveCount(1);
    await panel(page)
      .getByRole('button', { name: textOf('map.measure.removeAll') })
      .click();
    await expect(measured(page)).toHaveCount(0);
    await panel(page)
      .getByRole('button', { name: textOf('map.measure.leave') })
      .click();
    await expect(panel(page)).toHaveCount(0);
    await expect(tool(page)).toBeFocused();
  });
}

test('an outline that crosses itself is said to, instead of an area', async ({ page }) => {
  await tool(page).click();
  await expect(panel(page)).toBeVisible();
  const [first, second, third, fourth] = square(page, 160);
  for (const [x, y] of [first, third, second, fourth, first]) await page.mouse.click(x, y);
  await expect(measured(page)).toHaveText(textOf('drawing.crossing'));
});

test('what is beyond the room of the list is one line, and removed as one', async ({ page }) => {
  await tool(page).click();
  await panel(page)
    .getByRole('radio', { name: textOf('map.measure.line') })
    .check();
  const { height } = page.viewportSize() ?? { height: 0 };
  for (let number = 0; number < 12; number += 1) {
    await page.mouse.click(600, height / 2 - 120 + number * 20);
    await page.mouse.dblclick(720, height / 2 - 120 + number * 20);
  }
  await expect(measured(page)).toHaveCount(11);
  await panel(page)
    .getByRole('button', { name: textOf('map.measure.removeRest', { count: 2 }) })
    .click();
  await expect(measured(page)).toHaveCount(10);
});

test('everything is measured by keys alone', async ({ page, farmMap }) => {
  await tool(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeFocused();
  for (const step of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press('Space');
    await page.keyboard.press(step);
    await farmMap.atRest();
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(measured(page)).toHaveCount(1);
  await expect(measured(page)).toContainText('ha');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(tool(page)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an area is closed by a tap that only comes near its first point', async ({ page }) => {
    await tool(page).tap();
    await expect(panel(page)).toBeVisible();
    const corners = square(page, 140);
    for (const [x, y] of corners) await page.touchscreen.tap(x, y - 80);
    const [[left, top]] = corners;
    await page.touchscreen.tap(left + 15, top - 80 - 12);
    await expect(measured(page)).toHaveCount(1);
    await expect(measured(page)).toContainText('ha');
    await panel(page)
      .getByRole('button', { name: textOf('map.measure.leave') })
      .tap();
    await expect(panel(page)).toHaveCount(0);
  });
});
