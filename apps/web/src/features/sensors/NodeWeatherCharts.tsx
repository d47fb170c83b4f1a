import type { NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import { mostWeatherDays } from '@brazda/domain/agronomy/weather-day.ts';
import { daysBetween, type DayRange } from '@brazda/domain/days.ts';
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
import { Notice } from '#web/ui/Notice.tsx';
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
  const { since, ...base } = warmth;
  const isWithinYear = (from: string): boolean => daysBetween(from, days.to) < mostWeatherDays;
  const isSinceRefused = since !== undefined && !isWithinYear(since);
  const isAsked = isWithinYear(days.from);
  const { data, error, refetch } = useQuery({
    ...nodeWeatherOptions(farmId, nodeId, { ...days, ...(isSinceRefused ? base : warmth) }),
    enabled: isAsked,
  });
  const shown = useDeferredValue(data);
  return (
    <Part aria-labelledby="sensor-weather">
      <Typography variant="h2" id="sensor-weather">
        <T id="agronomy.heading" />
      </Typography>
      {isAsked ? (
        <>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !shown && <Skeleton variant="rounded" height={300} />}
          {!error && shown && <Charts weather={shown} onWarmth={setWarmth} {...{ warmth, isSinceRefused }} />}
        </>
      ) : (
        <Notice>
          <T id="error.nodeWeather.tooManyDays" />
        </Notice>
      )}
    </Part>
  );
}

interface ChartsProps {
  readonly weather: NodeWeather;
  readonly warmth: AskedWarmth;
  /** Whether warmth is to be summed from a day that lies too long ago. */
  readonly isSinceRefused: boolean;
  readonly onWarmth: (warmth: AskedWarmth) => void;
}

/** It is drawn anew piece by piece, when there is nothing else to do, and only where something else is said. */
const Charts = memo(function Charts({ weather, ...asking }: ChartsProps): ReactElement {
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
          <Below of={key} weather={weather} {...asking} />
        </div>
      ))}
    </>
  );
});

/** What has to be known of a chart to read it, and what it can be asked. */
function Below({ of, weather, ...asking }: ChartsProps & { readonly of: WeatherChart['key'] }): ReactElement {
  return (
    <>
      {of === 'degreeDays' && <Warmth {...weather.degreeDays} {...asking} />}
      <WeatherNotes of={of} weather={weather} />
    </>
  );
}

type WarmthProps = Pick<NodeWeather['degreeDays'], 'baseTemperature' | 'since'> & Omit<ChartsProps, 'weather'>;

/** How warmth is summed. */
function Warmth({ baseTemperature, since, warmth, isSinceRefused, onWarmth }: WarmthProps): ReactElement {
  return (
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
        error={isSinceRefused ? <T id="error.nodeWeather.tooManyDays" /> : undefined}
        onChange={(day) => {
          if (day !== null) onWarmth({ ...warmth, since: day });
        }}
      />
    </Tools>
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
