import type { Node } from '@brazda/contract/iot/nodes.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '#web/testing/render.tsx';
import { textOf } from '#web/testing/text.ts';
import { NewestValues } from './NewestValues.tsx';

const gauge: Node['sensors'][number] = {
  ...{ feature: 'RAINFALL', level: 0, unit: 'MILLIMETRE', value: 812.4, at: '2026-11-26T08:00:00Z' },
  ...{ rate: 1.2, sinceMidnight: 3.4 },
};

describe('the newest values of a rain gauge', () => {
  it('say how strongly it rains and what has fallen today, and nothing of its counter', async () => {
    renderWithProviders(<NewestValues sensors={[gauge]} />);
    expect(await screen.findByText('1,2 mm/h')).toBeTruthy();
    expect(screen.getByText(textOf('sensors.rain.today', { amount: '3,4 mm' }))).toBeTruthy();
    expect(screen.queryByText(/812/)).toBeNull();
  });

  it('say that they are not known yet, and not that it is dry', async () => {
    renderWithProviders(<NewestValues sensors={[{ ...gauge, rate: null, sinceMidnight: null }]} />);
    expect(await screen.findByText(textOf('sensors.rain.unknown'))).toBeTruthy();
    expect(screen.queryByText(/mm/)).toBeNull();
  });

  it('say nothing of a day of which nobody knows all', async () => {
    renderWithProviders(<NewestValues sensors={[{ ...gauge, rate: 0, sinceMidnight: null }]} />);
    expect(await screen.findByText('0 mm/h')).toBeTruthy();
    expect(screen.queryByText('3,4 mm', { exact: false })).toBeNull();
  });
});

describe('the newest value of a probe that is gone', () => {
  const voltage: Node['sensors'][number] = {
    ...{ feature: 'TEMPERATURE', level: 0, unit: 'CELSIUS', value: 8.5, at: '2026-11-26T08:00:00Z' },
    ...{ rate: null, sinceMidnight: null },
  };
  const gone = { ...voltage, level: 1, value: 3.2, at: '2026-11-19T08:00:00Z' };

  it('is told with its time where others of the same node have measured long after it', async () => {
    renderWithProviders(<NewestValues sensors={[voltage, gone]} />);
    expect(await screen.findByText(/^19\. 11\. 2026/)).toBeTruthy();
    expect(screen.queryByText(/^26\. 11\. 2026/)).toBeNull();
  });
});
