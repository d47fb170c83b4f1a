import { describe, expect, it } from 'vitest';
import type { ChartData } from './chart-data.ts';
import { chartCsv } from './csv.ts';

const data: ChartData = {
  // The night in which the clocks are put back: half past two comes twice.
  times: [0, 1, 2].map((hour) => Date.UTC(2026, 9, 25, hour, 30) / 1000),
  series: [
    { label: '=HYPERLINK("x")', unit: '°C', decimals: 1, kind: 'line', average: [-0.04, null, 12.25] },
    { label: 'Déšť; pole', unit: 'mm', decimals: 2, kind: 'bars', average: [-1.5, 0, NaN] },
  ],
};
const options = { timeZone: 'Europe/Prague', timeLabel: 'Čas' };

describe('a chart as a file for spreadsheets', () => {
  it('has local times, a column a series, decimal commas, nothing for unknown, and no formulas', () => {
    expect(chartCsv(data, { ...options, locale: 'cs-CZ' })).toBe(
      [
        '\uFEFFČas;"\'=HYPERLINK(""x"") (°C)";"Déšť; pole (mm)"',
        '2026-10-25 02:30;0,0;-1,50',
        '2026-10-25 02:30;;0,00',
        '2026-10-25 03:30;12,3;',
        '',
      ].join('\r\n'),
    );
  });

  it('has points and commas in English, and a minus that is one where the language writes another', () => {
    expect(chartCsv(data, { ...options, locale: 'en-US' })).toContain('\r\n2026-10-25 02:30,0.0,-1.50\r\n');
    expect(chartCsv(data, { ...options, locale: 'lt-LT' })).toContain(';-1,50\r\n');
  });

  it('writes what begins like a formula as text, whichever letter begins it', () => {
    for (const label of ['+1', '-1', '@a', '=1', '\t=1']) {
      const head = chartCsv(
        { times: [], series: [{ ...data.series[0], label, unit: '' } as never] },
        { ...options, locale: 'cs-CZ' },
      );
      expect(head.startsWith(`\uFEFFČas;'${label}`)).toBe(true);
    }
  });
});
