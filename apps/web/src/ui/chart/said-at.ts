import type { ChartData } from '#web/charts/chart-data.ts';
import type { ChartWords } from '#web/charts/chart-words.ts';
import type { Text } from '#web/i18n/text.ts';

interface SaidOptions {
  readonly data: ChartData;
  readonly hidden: readonly number[];
  readonly words: ChartWords;
  readonly text: Text;
  readonly locale: string;
}

/** What a screen reader says where the cursor comes to: the time, and the value of each series that is seen. */
export function saidAt(at: number, { data, hidden, words, text, locale }: SaidOptions): string {
  const values = data.series.flatMap((series, of) =>
    hidden.includes(of)
      ? []
      : text('chart.saidValue', { label: series.label, value: words.value(series.average[at], series) }),
  );
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(values);
  return text('chart.said', { time: words.time(data.times[at] ?? 0), values: list });
}
