import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartData, ChartSeries } from '#web/charts/chart-data.ts';
import { soilPotentialLimits, soilPotentialZones } from '#web/charts/soil-potential.ts';
import type { Text } from '#web/i18n/text.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { renderWithProviders } from '#web/testing/render.tsx';
import { stubCanvas } from '#web/testing/stub-canvas.ts';
import { textOf } from '#web/testing/text.ts';
import { Chart } from './Chart.tsx';

const saved = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('#web/lib/save-file.ts', () => ({ saveFile: saved }));

const start = Date.UTC(2026, 10, 25, 23) / 1000;
const data: ChartData = {
  times: Array.from({ length: 60 }, (_, at) => start + at * 1800),
  series: [
    {
      label: 'Rychlost',
      unit: 'm/s',
      decimals: 1,
      kind: 'line',
      average: Array.from({ length: 60 }, (_, at) => (at === 1 ? null : at / 4)),
    },
    { label: 'Směr', unit: '°', decimals: 0, kind: 'direction', average: Array.from({ length: 60 }, () => 315) },
  ],
};

/** A chart of one list of series after the other. */
function Changing({ steps }: { readonly steps: readonly (readonly ChartSeries[])[] }): ReactElement {
  const [step, setStep] = useState(0);
  return (
    <>
      <button onClick={() => setStep(step + 1)}>next</button>
      <Chart title="Vítr" data={{ ...data, series: steps[step] ?? [] }} timeZone="Europe/Prague" />
    </>
  );
}

describe('a chart', () => {
  beforeEach(() => {
    saved.mockReset();
    stubCanvas();
  });
  /** Each of two charts is drawn in its turn. */
  async function show(part: ReactElement): Promise<ReturnType<typeof renderWithProviders>> {
    const rendered = renderWithProviders(part);
    await act(nextTask);
    await act(nextTask);
    return rendered;
  }
  const chart = (): HTMLElement => screen.getByRole('application', { name: 'Vítr' });
  const spoken = (): string => document.querySelector('[aria-live="polite"]:not([role])')?.textContent ?? '';

  it('is read by arrow keys: each value is spoken with its time, and where there is none that too', async () => {
    await show(<Chart title="Vítr" data={data} timeZone="Europe/Prague" />);
    fireEvent.keyDown(chart(), { key: 'ArrowRight' });
    const north = textOf('chart.direction', { sector: 'nw', degrees: 315 });
    expect(spoken()).toMatch(/^čt 26\. 11\.\s0:00: Rychlost 0,0\sm\/s/);
    expect(spoken()).toContain(`Směr ${north}`);
    fireEvent.keyDown(chart(), { key: 'ArrowRight' });
    expect(spoken()).toContain(`Rychlost ${textOf('chart.noData')}`);
    fireEvent.keyDown(chart(), { key: 'End' });
    expect(spoken()).toMatch(/5:30: Rychlost 14,8\sm\/s/);
    fireEvent.keyDown(chart(), { key: 'ArrowLeft' });
    expect(spoken()).toMatch(/5:00: /);
  });

  it('tells at a glance those who do not see it what is the least, the most and the last', async () => {
    await show(<Chart title="Vítr" data={data} timeZone="Europe/Prague" />);
    const [summary] = document.getElementById(chart().getAttribute('aria-describedby') ?? '')?.children ?? [];
    const values = { label: 'Rychlost', min: '0,0 m/s', max: '14,8 m/s', last: '14,8 m/s' };
    expect(summary?.textContent).toBe(textOf('chart.summary', values));
  });

  it('is looked at closer by keys, and as a whole again by its button', async () => {
    const { user } = await show(<Chart title="Vítr" data={data} timeZone="Europe/Prague" />);
    const all = (): HTMLElement | null => screen.queryByRole('button', { name: textOf('chart.showAll') });
    expect(all()).toBeNull();
    fireEvent.keyDown(chart(), { key: '+' });
    expect(await screen.findByRole('button', { name: textOf('chart.showAll') })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('chart.showAll') }));
    await vi.waitFor(() => expect(all()).toBeNull());
  });

  it('is a table page by page where that is asked for', async () => {
    const { user } = await show(<Chart title="Vítr" data={data} timeZone="Europe/Prague" />);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: textOf('chart.table') }));
    expect(screen.getByText(/26\. 11\.\s0:30/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: textOf('pages.next') }));
    expect(screen.getByText(/27\. 11\.\s5:30/)).toBeTruthy();
    expect(screen.queryByText(/26\. 11\.\s0:30/)).toBeNull();
  });

  it('is taken along as a table that spreadsheets open', async () => {
    const { user } = await show(<Chart title="Vítr" data={data} timeZone="Europe/Prague" />);
    await user.click(screen.getByRole('button', { name: textOf('chart.export') }));
    await user.click(screen.getByRole('menuitem', { name: textOf('chart.exportTable') }));
    const [content, name] = saved.mock.calls[0] ?? [];
    expect(name).toBe('Vítr 2026-11-26 2026-11-27.csv');
    expect(await content?.text()).toContain('2026-11-26 01:00;0,5;315\r\n');
  });

  it('says nothing of a series that is put out of sight', async () => {
    const { user } = await show(<Chart title="Vítr" data={data} timeZone="Europe/Prague" />);
    await user.click(within(screen.getByRole('group')).getByRole('button', { name: 'Směr', pressed: true }));
    fireEvent.keyDown(chart(), { key: 'Home' });
    expect(spoken()).not.toContain('Směr');
  });

  it('moves the cursors of the charts with the same key, and says beside it what a value means', async () => {
    const soil: ChartData = {
      times: data.times,
      series: [{ label: 'Půda', unit: 'cbar', decimals: 1, kind: 'line', average: data.times.map(() => -45) }],
    };
    await show(
      <>
        <Chart title="Vítr" data={data} timeZone="Europe/Prague" syncKey="a" />
        <Chart
          title="Půda"
          data={soil}
          timeZone="Europe/Prague"
          syncKey="a"
          limits={soilPotentialLimits}
          zones={soilPotentialZones(textOf as Text)}
        />
      </>,
    );
    fireEvent.keyDown(chart(), { key: 'End' });
    expect(screen.getByText(textOf('chart.soil.irrigate'))).toBeTruthy();
    // The time is said once.
    expect(screen.getAllByText(/27\. 11\.\s5:30/, { selector: 'strong' })).toHaveLength(1);
  });

  it('is drawn anew where it is of other series than before', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const [speed, direction] = data.series as [ChartSeries, ChartSeries];
    const banded = { ...speed, minimum: speed.average, maximum: speed.average };
    await show(<Changing steps={[[speed, direction], [banded, direction, speed], [speed]]} />);
    for (let step = 0; step < 2; step += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'next' }));
      await act(nextTask);
      await act(nextTask);
    }
    vi.unstubAllGlobals();
    expect(report.mock.calls).toEqual([]);
    fireEvent.keyDown(chart(), { key: 'End' });
    expect(spoken()).toContain('14,8');
  });

  it('without any value says so, and what to try', async () => {
    const none = { ...data, series: [{ ...data.series[0], average: data.times.map(() => null) } as never] };
    await show(<Chart title="Vítr" data={none} timeZone="Europe/Prague" />);
    expect(screen.getByText(textOf('chart.empty'))).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
  });
});
