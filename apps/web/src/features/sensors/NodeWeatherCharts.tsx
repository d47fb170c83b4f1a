import type { NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import type { DayRange } from '@brazda/domain/days.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { AgronomyInfo } from '#web/parts/agronomy/AgronomyInfo.tsx';
import { Chart } from '#web/ui/chart/Chart.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { nodeWeatherOptions, type AskedWarmth } from './node-weather.queries.ts';
import { weatherCharts, type WeatherChart } from './weather-charts.ts';
import { WeatherNotes } from './WeatherNotes.tsx';

interface NodeWeatherChartsProps {
  readonly farmId: number;
  readonly nodeId: number;
  readonly days: DayRange;
}

/** What is worked out of what a node of the weather measured, day by day. */
export function NodeWeatherCharts({ farmId, nodeId, days }: NodeWeatherChartsProps): ReactElement {
  const [warmth, setWarmth] = useState<AskedWarmth>({});
  const { data, error, refetch } = useQuery(nodeWeatherOptions(farmId, nodeId, { ...days, ...warmth }));
  const shown = useDeferredValue(data);
  return (
    <Part aria-labelledby="sensor-weather">
      <Typography variant="h2" id="sensor-weather">
        <T id="agronomy.heading" />
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !shown && <Skeleton variant="rounded" height={300} />}
      {!error && shown && <Charts weather={shown} warmth={warmth} onWarmth={setWarmth} />}
    </Part>
  );
}

interface ChartsProps {
  readonly weather: NodeWeather;
  readonly warmth: AskedWarmth;
  readonly onWarmth: (warmth: AskedWarmth) => void;
}

/** It is drawn anew piece by piece, when there is nothing else to do, and only where something else is said. */
const Charts = memo(function Charts({ weather, warmth, onWarmth }: ChartsProps): ReactElement {
  const intl = useIntl();
  const charts = useMemo(() => weatherCharts(textIn(intl), weather), [intl, weather]);
  return (
    <>
      {charts.map(({ key, title, data, topic }) => (
        <div key={key}>
          <Chart
            title={title}
            data={data}
            timeZone={weather.timeZone}
            syncKey="weather"
            {...(topic && { beside: <AgronomyInfo topic={topic} /> })}
          />
          <Below of={key} {...{ weather, warmth, onWarmth }} />
        </div>
      ))}
    </>
  );
});

/** What has to be known of a chart to read it, and what it can be asked. */
function Below({ of, weather, warmth, onWarmth }: ChartsProps & { readonly of: WeatherChart['key'] }): ReactElement {
  if (of !== 'degreeDays') return <WeatherNotes of={of} weather={weather} />;
  const { baseTemperature, since } = weather.degreeDays;
  return (
    <>
      <Tools>
        <NumberField
          label={<T id="agronomy.base" />}
          unit="°C"
          decimals={1}
          value={warmth.baseTemperature ?? baseTemperature}
          onChange={(value) => {
            if (value !== null && value >= coldestBase && value <= warmestBase)
              onWarmth({ ...warmth, baseTemperature: value });
          }}
        />
        <DayField
          label={<T id="agronomy.since" />}
          value={warmth.since ?? since}
          onChange={(day) => {
            if (day !== null) onWarmth({ ...warmth, since: day });
          }}
        />
      </Tools>
      <WeatherNotes of={of} weather={weather} />
    </>
  );
}

/** Between these a base is taken. */
const [coldestBase, warmestBase] = [-10, 30];

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { width: 180 },
}));
