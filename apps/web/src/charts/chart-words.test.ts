import { describe, expect, it } from 'vitest';
import type { Text } from '#web/i18n/text.ts';
import { textOf } from '#web/testing/text.ts';
import { chartWords, sectorOf } from './chart-words.ts';
import type { ChartSeries } from './chart-data.ts';
import { timeLabels } from './time-axis.ts';

const day = 86_400;
const noon = Date.UTC(2026, 10, 26, 11) / 1000;
const series: ChartSeries = { label: 'Teplota', unit: '°C', decimals: 2, kind: 'line', average: [] };
const said = (times: readonly number[], timeZone = 'Europe/Prague'): ReturnType<typeof chartWords> =>
  chartWords({ times }, { text: textOf as Text, locale: 'cs-CZ', timeZone });

describe('what is said of a chart', () => {
  it('has one decimal at the cursor, and as many as are known where there is room', () => {
    const { value, exactly } = said([noon]);
    expect(value(4, series)).toBe('4,0 °C');
    expect(value(-0.26, { ...series, unit: '' })).toBe('-0,3');
    expect(exactly(4.126, series)).toBe('4,13 °C');
    for (const none of [null, undefined, NaN]) expect(value(none, series)).toBe(textOf('chart.noData'));
  });

  it('tells the time of the clocks at the farm, with the year where it is more than one', () => {
    expect(said([noon]).time(noon)).toMatch(/^čt 26\. 11\.\s12:00$/);
    expect(said([noon], 'Europe/Vilnius').time(noon)).toContain('13:00');
    expect(said([noon - 365 * day, noon]).time(noon)).not.toContain('2026');
    expect(said([noon - 366 * day, noon]).time(noon)).toContain('2026');
  });

  it('tells from which side the wind comes', () => {
    expect([0, 44, 90, 200, 315, 350, -45].map(sectorOf)).toEqual(['n', 'ne', 'e', 's', 'nw', 'n', 'nw']);
    expect(said([noon]).value(315, { ...series, kind: 'direction' })).toBe(
      textOf('chart.direction', { sector: 'nw', degrees: 315 }),
    );
  });
});

describe('the times below a chart', () => {
  const prague = { locale: 'cs-CZ', timeZone: 'Europe/Prague' };
  const midnight = Date.UTC(2026, 9, 25, 22) / 1000 + 3600;

  it('are clocks, and the day where it begins, also where clocks were put back', () => {
    expect(timeLabels([midnight - 3 * 3600, midnight], 3 * 3600, prague)).toEqual(['21:00', '26. 10.']);
  });

  it('are days, months with the year where it begins, and years', () => {
    expect(timeLabels([midnight], 7 * day, prague)).toEqual(['26. 10.']);
    const months = [Date.UTC(2026, 11, 31, 23) / 1000, Date.UTC(2027, 1, 28, 23) / 1000];
    expect(timeLabels(months, 31 * day, prague)).toEqual(['2027', 'bře']);
    expect(timeLabels(months, 366 * day, prague)).toEqual(['2027', '2027']);
  });
});
