import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import type { Page } from '@playwright/test';
import type { MessageId } from '../apps/web/src/i18n/ids.generated.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './support/entrance.ts';
import { sensingFarm } from './support/sensing-farm.ts';
import { textOf } from './support/text.ts';

const hour = 3_600_000;
const day = lastDayOfWinterTime(new Date());
/** Midnight of summer time. */
const dayBegins = Date.parse(`${day}T00:00:00+02:00`);
const hours = Array.from({ length: 25 }, (_, place) => new Date(dayBegins + place * hour));

/** The last Sunday of an October that is over: clocks were put back on it, so that it has 25 hours. */
function lastDayOfWinterTime(now: Date): string {
  const lastSunday = (year: number): Date => {
    const end = new Date(Date.UTC(year, 9, 31));
    return new Date(end.getTime() - end.getUTCDay() * 24 * hour);
  };
  const year = now.getUTCFullYear();
  const ofThisYear = lastSunday(year);
  const isOver = ofThisYear.getTime() + 48 * hour < now.getTime();
  return (isOver ? ofThisYear : lastSunday(year - 1)).toISOString().slice(0, 10);
}

/** A line of a file: when by the clocks of the farm, how far those are ahead, and what was measured. */
interface Line {
  readonly at: Date;
  readonly values: readonly (number | null)[];
}

interface ReadFile {
  readonly titles: readonly string[];
  readonly lines: readonly Line[];
}

function lineOf(stamp: string, offset: string, values: readonly (number | null)[]): Line {
  expect(stamp).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(offset).toMatch(/^UTC[+-]\d\d:\d\d$/);
  return { at: new Date(`${stamp.replace(' ', 'T')}${offset.slice(3)}`), values };
}

/** Read by a library that has no part in writing it. */
async function readExcel(path: string): Promise<ReadFile> {
  const [sheet] = await readWorkbook(path);
  const [titles = [], ...rows] = sheet?.data ?? [];
  return {
    titles: titles.map(String),
    lines: rows.map(([time, offset, ...values]) => {
      if (!(time instanceof Date)) throw new Error(`${String(time)} is no time`);
      const stamp = time.toISOString().slice(0, 19).replace('T', ' ');
      return lineOf(
        stamp,
        String(offset),
        values.map((value) => (value === null ? null : Number(value))),
      );
    }),
  };
}

async function readSeparated(path: string): Promise<ReadFile> {
  const [titles = [], ...rows] = parse(await readFile(path, 'utf8'), { bom: true, delimiter: ';' });
  const numberOf = (written: string): number | null => (written === '' ? null : Number(written.replace(',', '.')));
  return {
    titles,
    lines: rows.map(([stamp = '', offset = '', ...values]) => lineOf(stamp, offset, values.map(numberOf))),
  };
}

async function save(page: Page, kind: MessageId & `sensors.save.${string}`): Promise<ReadFile> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: textOf('sensors.save') }).click();
  await page.getByRole('menuitem', { name: textOf(kind) }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`vinohrad ${day} ${day}.${kind.endsWith('csv') ? 'csv' : 'xlsx'}`);
  const path = await download.path();
  return kind.endsWith('csv') ? readSeparated(path) : readExcel(path);
}

test('what was measured when clocks were put back is in files as it is on screen', async ({
  page,
  newFarmer,
  expectFitAtEveryWidth,
}) => {
  const farmer = await newFarmer({ farmName: 'Podzimní' });
  const { addSensor, sendOf } = await sensingFarm(page, farmer);
  const id = await addSensor('vinohrad', null);
  // Twice an hour, so that a step of an hour is something else than what came; and rain by a counter that is never put back.
  const temperatures = hours.flatMap((at, place) => [
    { at, value: 4.25 + place / 8 },
    { at: new Date(at.getTime() + hour / 3), value: 4.5 + place / 8 },
  ]);
  const rain = [new Date(dayBegins - hour), ...hours].map((at, place) => ({
    ...{ at, value: (1000 + place * 2) / 10, feature: 'RAINFALL' },
  }));
  await sendOf('vinohrad', [...rain, ...temperatures]);

  await enter(page, farmer, `/farm/${farmer.farmId}/sensors/${id}?from=${day}&to=${day}&step=1h`);
  const measured = page.getByRole('region', { name: textOf('sensors.charts') });
  const tables = measured.getByRole('button', { name: textOf('chart.table') });
  await expect(tables).toHaveCount(2);
  for (const button of await tables.all()) await button.click();
  const onScreen = async (feature: 'TEMPERATURE' | 'RAINFALL'): Promise<string[][]> => {
    const table = page.getByRole('table', { name: textOf(`sensors.feature.${feature}`) });
    await expect(table.getByRole('row')).toHaveCount(hours.length + 1);
    const rows = await table.getByRole('row').all();
    const texts = await Promise.all(
      rows.slice(1).map((row) => row.getByRole('cell').or(row.getByRole('rowheader')).allTextContents()),
    );
    return texts.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')));
  };
  const [temperature, rainfall] = [await onScreen('TEMPERATURE'), await onScreen('RAINFALL')];
  await expectFitAtEveryWidth();

  const clock = new Intl.DateTimeFormat('cs-CZ', {
    timeZone: 'Europe/Prague',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const said = (at: Date, value: number | null | undefined, unit: string): string[] => {
    const number = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const words = textOf('chart.value', { value: number.format(value ?? Number.NaN), unit });
    return [clock.format(at), words].map((text) => text.replaceAll('\u00a0', ' '));
  };

  for (const kind of ['sensors.save.shown.xlsx', 'sensors.save.shown.csv'] as const) {
    const { titles, lines } = await save(page, kind);
    expect(titles[0]).toContain('(Europe/Prague)');
    expect(titles.slice(2).map((title) => title.replace(/.*\(/, '('))).toEqual(['(°C)', '(°C)', '(°C)', '(mm)']);
    expect(lines.map(({ at }) => at)).toEqual(hours);
    expect(lines.map(({ at, values: [mean] }) => said(at, mean, '°C'))).toEqual(temperature);
    expect(lines.map(({ at, values }) => said(at, values[3], 'mm'))).toEqual(rainfall);
    expect(lines.map(({ values: [, lowest, highest] }) => [lowest, highest])).toEqual(
      hours.map((_, place) => [4.25 + place / 8, 4.5 + place / 8]),
    );
  }

  const atInstant = new Map(temperatures.map(({ at, value }) => [at.getTime(), value]));
  const counted = new Map(rain.map(({ at, value }) => [at.getTime(), value]));
  for (const kind of ['sensors.save.raw.xlsx', 'sensors.save.raw.csv'] as const) {
    const { titles, lines } = await save(page, kind);
    expect(titles[0]).toContain('(Europe/Prague)');
    expect(titles.slice(2).map((title) => title.replace(/.*\(/, '('))).toEqual(['(°C)', '(mm)']);
    expect(lines).toEqual(
      temperatures.map(({ at }) => ({ at, values: [atInstant.get(at.getTime()), counted.get(at.getTime()) ?? null] })),
    );
  }
});
