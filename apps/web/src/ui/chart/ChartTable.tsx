import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import type { ChartData } from '#web/charts/chart-data.ts';
import type { ChartWords } from '#web/charts/chart-words.ts';
import { T } from '#web/i18n/T.tsx';
import { FactTable } from '../FactTable.tsx';
import { Pages } from '../Pages.tsx';

interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly words: ChartWords;
}

/** A day of half hours. */
const perPage = 48;

/** The same as the chart, in numbers. */
export function ChartTable({ title, data, words }: ChartTableProps): ReactElement {
  const { times, series } = data;
  const [asked, setAsked] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(times.length / perPage)));
  const first = (page - 1) * perPage;
  const rows = times.slice(first, first + perPage).map((time, at) => ({ time, at: first + at }));
  return (
    <div>
      {/* No landmark: the chart around it is one of the same name. */}
      <Scroll role="group" aria-label={title} tabIndex={0}>
        <FactTable
          label={title}
          columns={[
            { key: 'time', label: <T id="chart.time" />, cell: ({ time }) => words.time(time) },
            ...series.map((one, of) => ({
              key: `${of}`,
              label: one.label,
              isNumber: true,
              cell: ({ at }: { readonly at: number }) => words.exactly(one.average[at], one),
            })),
          ]}
          rows={rows}
          keyOf={({ time }) => time}
        />
      </Scroll>
      <Pages page={page} perPage={perPage} total={times.length} onPage={setAsked} />
    </div>
  );
}

const Scroll = styled('div')({ maxHeight: 360, overflow: 'auto' });
