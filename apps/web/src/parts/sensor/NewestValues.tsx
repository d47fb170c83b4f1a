import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { zoneOf } from '#web/charts/chart-data.ts';
import { soilPotentialLimits, soilPotentialZones } from '#web/charts/soil-potential.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { newestAir } from './newest-air.ts';
import { newestWords, sensorName, toldSensors, valueWords } from './sensor-words.ts';

type Sensor = Node['sensors'][number];

interface NewestValuesProps {
  readonly sensors: Node['sensors'];
  /** How many of them are shown; all, where nothing is said. */
  readonly most?: number;
}

/** What was measured last, to be read from afar. */
export function NewestValues({ sensors, most = sensors.length }: NewestValuesProps): ReactElement {
  const { locale } = useLanguage();
  const text = useText();
  const told = toldSensors(sensors);
  if (told.length === 0)
    return (
      <None>
        <T id="sensors.noValues" />
      </None>
    );
  const newest = Math.max(...sensors.map(({ at }) => Date.parse(at)));
  const isOld = ({ at }: Sensor): boolean => newest - Date.parse(at) > oldMs;
  const air = most >= sensors.length ? newestAir(sensors) : undefined;
  const kilopascals = air && `${formatNumber(air.vapourPressureDeficit, locale, 2)}\u00a0kPa`;
  return (
    <Values>
      {told.slice(0, most).map((sensor) => (
        <div key={`${sensor.feature} ${sensor.level}`} data-old={isOld(sensor)}>
          <dt>{sensorName(text, sensor)}</dt>
          <dd>
            {newestWords(sensor, locale) ?? <Unknown>{text('sensors.rain.unknown')}</Unknown>}
            <Meaning>
              {isOld(sensor) ? (
                <FormattedDate value={sensor.at} dateStyle="medium" timeStyle="short" />
              ) : (
                meaningOf(text, sensor, locale)
              )}
            </Meaning>
          </dd>
        </div>
      ))}
      {air && (
        <>
          <div>
            <dt>{text('agronomy.chart.dewPoint')}</dt>
            <dd>{valueWords({ value: air.dewPoint, unit: 'CELSIUS' }, locale)}</dd>
          </div>
          <div>
            <dt>{text('agronomy.chart.vapourPressureDeficit')}</dt>
            <dd>{kilopascals}</dd>
          </div>
        </>
      )}
    </Values>
  );
}

/** So long after others of its node have measured, what a sensor measured last is told with its time: its probe may be gone. */
const oldMs = 12 * 3_600_000;

/** What more a value says to a grower: of rain what has fallen today, of the water in soil how dry it is to roots. */
function meaningOf(text: Text, { feature, value, sinceMidnight }: Sensor, locale: string): string | undefined {
  if (feature === 'RAINFALL' && sinceMidnight !== null)
    return text('sensors.rain.today', { amount: valueWords({ value: sinceMidnight, unit: 'MILLIMETRE' }, locale) });
  return feature === 'SOIL_WATER_POTENTIAL' ? zoneWords(text, value) : undefined;
}

/** What is drier than the scale is as its driest. */
function zoneWords(text: Text, value: number): string | undefined {
  const { min = value } = soilPotentialLimits;
  const zones = soilPotentialZones(text);
  return value <= min ? zones.at(-1)?.label : zoneOf(value, zones)?.label;
}

const Meaning = styled('small')(({ theme }) => ({
  display: 'block',
  fontSize: fontSizes.body,
  fontWeight: fontWeights.medium,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}));

const Unknown = styled('span')(({ theme }) => ({
  fontSize: fontSizes.body,
  fontWeight: fontWeights.regular,
  color: theme.vars.palette.text.secondary,
}));

const None = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Values = styled('dl')(({ theme }) => ({
  // A card of the list lays out its own facts otherwise.
  '&&': { display: 'flex', flexFlow: 'row wrap', gap: theme.spacing(2, 5), margin: 0 },
  // Values stand in one line, whatever more some of them say.
  '&& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: 0,
  },
  '&& > [data-old="true"] dd': { fontWeight: fontWeights.regular, color: theme.vars.palette.text.secondary },
  '&& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, lineHeight: '16px' },
  '&& dd': {
    margin: 0,
    fontSize: fontSizes.title,
    fontWeight: fontWeights.strong,
    lineHeight: '28px',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
  },
}));
