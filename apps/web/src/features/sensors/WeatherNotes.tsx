import type { NodeWeather } from '@brazda/contract/iot/agronomy-weather.ts';
import { evapotranspirationMethods } from '@brazda/domain/enumerations/agronomy.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import type { WeatherChart } from './weather-charts.ts';

interface WeatherNotesProps {
  readonly of: WeatherChart['key'];
  readonly weather: NodeWeather;
}

/** By which method values were found, and what was missing; nothing where there is nothing to say. */
export function WeatherNotes({ of, weather }: WeatherNotesProps): ReactElement | null {
  switch (of) {
    case 'evapotranspiration':
      return <EvapotranspirationNotes weather={weather} />;
    case 'wetHours':
      return (
        <Note>
          <T id={`agronomy.wetBy.${weather.leafWetness.source}`} />
        </Note>
      );
    case 'degreeDays':
      return weather.degreeDays.unknownDays > 0 ? (
        <Note>
          <T id="agronomy.unknownDays" values={{ count: weather.degreeDays.unknownDays }} />
        </Note>
      ) : null;
    default:
      return null;
  }
}

function EvapotranspirationNotes({ weather }: Pick<WeatherNotesProps, 'weather'>): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { site, evapotranspirationMissing: missing } = weather;
  if (site.latitude === null)
    return (
      <Note>
        <T id="agronomy.unplaced" />
      </Note>
    );
  const used = evapotranspirationMethods.filter((method) => weather.evapotranspirationMethods.includes(method));
  const needs = intl.formatList(missing.map((need) => text(`agronomy.need.${need}`)));
  return (
    <Note>
      {used.map((method) => (
        <span key={method}>
          <T id={`agronomy.method.${method}`} />
        </span>
      ))}
      {missing.length > 0 && (
        <span>
          <T id="agronomy.missing" values={{ needs }} />
        </span>
      )}
      {site.elevationSource === 'PRESSURE' && site.elevationM !== null && (
        <span>
          <T id="agronomy.byPressure" values={{ elevation: site.elevationM }} />
        </span>
      )}
    </Note>
  );
}

const Note = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  maxWidth: '80ch',
  fontSize: fontSizes.body,
  color: theme.vars.palette.text.secondary,
  '& > span + span': { marginLeft: '0.3em' },
}));
