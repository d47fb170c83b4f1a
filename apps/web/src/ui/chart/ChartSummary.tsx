import type { ReactElement } from 'react';
import type { ChartData, ChartSeries } from '#web/charts/chart-data.ts';
import type { ChartWords } from '#web/charts/chart-words.ts';
import { T } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

interface ChartSummaryProps {
  readonly id: string;
  readonly data: ChartData;
  readonly words: ChartWords;
}

/** What is seen at a glance, for those who do not see it, and by which keys there is more. */
export function ChartSummary({ id, data, words }: ChartSummaryProps): ReactElement {
  return (
    <VisuallyHidden as="div" id={id}>
      {data.series.map((series, of) => {
        const facts = factsOf(series);
        return (
          <p key={of}>
            {facts ? (
              <T
                id="chart.summary"
                values={{
                  label: series.label,
                  min: words.value(facts.min, series),
                  max: words.value(facts.max, series),
                  last: words.value(facts.last, series),
                }}
              />
            ) : (
              <T id="chart.summaryNone" values={{ label: series.label }} />
            )}
          </p>
        );
      })}
      <p>
        <T id="chart.keys" />
      </p>
    </VisuallyHidden>
  );
}

interface Facts {
  readonly min: number;
  readonly max: number;
  readonly last: number;
}

/** One way through the values: there may be more of them than a call takes arguments. */
function factsOf({ average, minimum, maximum }: ChartSeries): Facts | undefined {
  let [min, max, last]: [number, number, number | undefined] = [Infinity, -Infinity, undefined];
  for (const [at, value] of average.entries()) {
    if (value === null) continue;
    min = Math.min(min, minimum?.[at] ?? value);
    max = Math.max(max, maximum?.[at] ?? value);
    last = value;
  }
  return last === undefined ? undefined : { min, max, last };
}
