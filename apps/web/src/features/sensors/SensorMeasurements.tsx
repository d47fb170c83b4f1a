import type { Measurements } from '@brazda/contract/iot/measurements.ts';
import type { Node } from '@brazda/contract/iot/nodes.ts';
import { addDays, daysBetween, type DayRange } from '@brazda/domain/days.ts';
import { finestGranularity, granularities } from '@brazda/domain/enumerations/granularity.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { axisLimitsOf } from '#web/charts/axis-limits.ts';
import { soilPotentialZones } from '#web/charts/soil-potential.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { todayIn } from '#web/lib/days.ts';
import { useListSearch } from '#web/lib/list-search.ts';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { sensorOptions } from '#web/parts/sensor/sensor.queries.ts';
import { AgronomyInfo } from '#web/parts/agronomy/AgronomyInfo.tsx';
import { Chart } from '#web/ui/chart/Chart.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DateRange } from '#web/ui/date-range/DateRange.tsx';
import { clamped, earliestDay } from '#web/ui/date-range/range-rules.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { CompareSensors } from './CompareSensors.tsx';
import { MeasuredFile } from './MeasuredFile.tsx';
import { NodeWeatherCharts } from './NodeWeatherCharts.tsx';
import { ReadAgain } from './ReadAgain.tsx';
import { measuredCharts, type NodeNames } from './measured-charts.ts';
import { validateMeasuredSearch } from './sensors-search.ts';
import { measurementsOptions } from './sensors.queries.ts';

interface SensorMeasurementsProps {
  readonly node: Pick<Node, 'id' | 'farmId' | 'name' | 'sensors' | 'heardAt' | 'retiredAt'>;
}

/** A week, the last of whose days is today, or that on which a sensor that was put away was heard last. */
const daysBefore = -6;

/** Whoever measures both can say more of the weather than what it measures. */
const weatherFeatures = ['TEMPERATURE', 'HUMIDITY'] as const;

/** What a sensor measured on some days: one chart for each feature, whose cursors move together. */
export function SensorMeasurements({ node }: SensorMeasurementsProps): ReactElement {
  const text = useText();
  const today = useFarmDay(node.farmId);
  const [search, show] = useListSearch(validateMeasuredSearch);
  const lastDay = useLastDay(node, today);
  const compared = useCompared(node, search.with);
  const { from, to } = daysOf(search, { lastDay, today });
  const series = [node, ...compared].flatMap(({ sensors }) => sensors).length;
  const step = search.step ?? finestGranularity(daysBetween(from, to) + 1, series);
  const { data, error, refetch } = useQuery(measurementsOptions(node.farmId, [node, ...compared], { from, to, step }));
  const shown = useDeferredValue(data);
  const names = useMemo(() => new Map([node, ...compared].map(({ id, name }) => [id, name])), [node, compared]);
  const isOfWeather = weatherFeatures.every((wanted) => node.sensors.some(({ feature }) => feature === wanted));
  return (
    <Part aria-labelledby="sensor-measured">
      <Typography variant="h2" id="sensor-measured">
        <T id="sensors.charts" />
      </Typography>
      <Tools>
        <DateRange
          label={text('sensors.range')}
          value={{ from, to }}
          today={today}
          onChange={(days) => show({ ...days, step: undefined })}
        />
        <ChoiceField
          label={<T id="sensors.step" />}
          choices={granularities.map((value) => ({ value, label: text(`sensors.step.${value}`) }))}
          value={step}
          onChoose={(chosen) => show({ step: chosen })}
        />
        <CompareSensors
          node={node}
          compared={compared}
          onCompare={(ids) => show({ with: ids.length > 0 ? ids : undefined })}
        />
        <MeasuredFile node={node} beside={compared.map(({ id }) => id)} days={{ from, to }} step={step} />
        {node.retiredAt === null && <ReadAgain node={node} />}
      </Tools>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !shown && <Skeleton variant="rounded" height={300} />}
      {!error && shown && <Charts measured={shown} names={names} />}
      {isOfWeather && <NodeWeatherCharts farmId={node.farmId} nodeId={node.id} days={{ from, to }} />}
    </Part>
  );
}

/** The days of an address, as far as they can be chosen; a week where it names none. */
function daysOf(
  { from, to }: Pick<ReturnType<typeof validateMeasuredSearch>, 'from' | 'to'>,
  { lastDay, today }: { readonly lastDay: string; readonly today: string },
): DayRange {
  const bounds = { from: earliestDay, to: today };
  const end = to ?? lastDay;
  return clamped({ from: from !== undefined && from <= end ? from : addDays(end, daysBefore), to: end }, bounds);
}

/** The last day that a sensor says something of. */
function useLastDay({ farmId, heardAt, retiredAt }: SensorMeasurementsProps['node'], today: string): string {
  const { data } = useQuery(farmSettingsOptions(farmId));
  return retiredAt === null ? today : todayIn(data?.timeZone, new Date(heardAt ?? retiredAt));
}

/** Those of some sensors that there are, as soon as they are known. */
function useCompared({ id, farmId }: Pick<Node, 'id' | 'farmId'>, ids: readonly number[] = []): readonly Node[] {
  return useQueries({
    queries: ids.filter((other) => other !== id).map((other) => sensorOptions(farmId, other)),
    combine: (found) => found.flatMap(({ data }) => data ?? []),
  });
}

interface ChartsProps {
  readonly measured: Measurements;
  readonly names: NodeNames;
}

/** It is drawn anew piece by piece, when there is nothing else to do, and only where something else was measured. */
const Charts = memo(function Charts({ measured, names }: ChartsProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const charts = useMemo(() => measuredCharts(textIn(intl), measured, names), [intl, measured, names]);
  if (charts.length === 0)
    return (
      <Typography color="textSecondary">
        <T id="chart.empty" />
      </Typography>
    );
  return (
    <>
      {charts.map(({ key, feature, title, data, topic }) => (
        <Chart
          key={key}
          title={title}
          data={data}
          timeZone={measured.timeZone}
          syncKey="sensor"
          {...(topic && { beside: <AgronomyInfo topic={topic} /> })}
          {...axisLimitsOf(feature)}
          {...(feature === 'SOIL_WATER_POTENTIAL' && { zones: soilPotentialZones(text) })}
        />
      ))}
    </>
  );
});

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(3),
}));
