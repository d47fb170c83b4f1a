import RestartAlt from '@mui/icons-material/RestartAlt';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { hasValues, type AxisLimits, type ChartData, type ValueZone } from '#web/charts/chart-data.ts';
import { chartWords } from '#web/charts/chart-words.ts';
import { usePlot } from '#web/charts/use-plot.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ChartExport } from './ChartExport.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartSummary } from './ChartSummary.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { Empty, Frame, Head, PlotArea } from './chart-styles.ts';
import { onChartKey } from './chart-keys.ts';
import { saidAt } from './said-at.ts';
import { useChartDress, useSteadyAxis } from './use-chart-setup.ts';

interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  /** Where the farm lies, such as Europe/Prague: times are those of its clocks. */
  readonly timeZone: string;
  readonly limits?: AxisLimits;
  readonly zones?: readonly ValueZone[];
  /** Charts with the same key move their cursors, and what they show of the time, together. */
  readonly syncKey?: string;
  /** What stands beside the title, such as a way to read what it means. */
  readonly beside?: ReactNode;
}

const noZones: readonly ValueZone[] = [];

/** What was measured over time: to be looked at, to be read by keyboard and in a table, and to be taken along. */
export function Chart(props: ChartProps): ReactElement {
  const { title, data, timeZone, limits, zones = noZones, syncKey, beside } = props;
  const { locale } = useLanguage();
  const text = useText();
  const id = useId();
  const dress = useChartDress(timeZone);
  const axis = useSteadyAxis(limits, zones);
  const { plot, target, cursor, isZoomed } = usePlot({ data, dress, syncKey, ...axis });
  const [isTableShown, setTableShown] = useState(false);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const words = useMemo(() => chartWords(data, { text, locale, timeZone }), [data, text, locale, timeZone]);
  const isEmpty = !hasValues(data);
  const units = [
    ...new Set(data.series.flatMap(({ unit, kind }) => (kind === 'direction' || unit === '' ? [] : unit))),
  ];

  const toggle = (of: number): void => {
    const isHidden = hidden.includes(of);
    setHidden(isHidden ? hidden.filter((other) => other !== of) : [...hidden, of]);
    plot?.show(of, isHidden);
  };
  return (
    <Frame aria-labelledby={`${id}-title`}>
      <Head>
        <h3 id={`${id}-title`}>{title}</h3>
        {beside}
        <small>{units.join(' · ')}</small>
        {isZoomed && (
          <Button size="small" startIcon={<RestartAlt />} onClick={() => plot?.showAll()}>
            <T id="chart.showAll" />
          </Button>
        )}
        {!isEmpty && (
          <>
            <IconButton
              aria-label={text('chart.table')}
              title={text('chart.table')}
              aria-pressed={isTableShown}
              onClick={() => setTableShown(!isTableShown)}
            >
              <TableRows fontSize="small" />
            </IconButton>
            <ChartExport title={title} data={data} dress={dress} words={words} plot={plot} />
          </>
        )}
      </Head>
      {data.series.length > 1 && !isEmpty && (
        <ChartLegend series={data.series} look={dress.look} hidden={hidden} onToggle={toggle} />
      )}
      {isEmpty ? (
        <Empty>
          <T id="chart.empty" />
        </Empty>
      ) : (
        <PlotArea
          role="application"
          tabIndex={0}
          aria-label={title}
          aria-describedby={`${id}-summary`}
          onKeyDown={(event) => {
            const at = onChartKey(event, plot);
            if (at !== undefined) setSaid(saidAt(at, { data, hidden, words, text, locale }));
          }}
          onBlur={() => plot?.leaveCursor()}
        >
          <div ref={target} />
          {cursor && (
            <ChartTooltip cursor={cursor} data={data} hidden={hidden} {...{ words, zones, look: dress.look }} />
          )}
        </PlotArea>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <ChartSummary id={`${id}-summary`} data={data} words={words} />
      {isTableShown && !isEmpty && <ChartTable title={title} data={data} words={words} />}
    </Frame>
  );
}
