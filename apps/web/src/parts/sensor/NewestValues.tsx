import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { sensorName, toldSensors, valueWords } from './sensor-words.ts';

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
  return (
    <Values>
      {told.slice(0, most).map((sensor) => (
        <div key={`${sensor.feature} ${sensor.level}`}>
          <dt>{sensorName(text, sensor)}</dt>
          <dd>{valueWords(sensor, locale)}</dd>
        </div>
      ))}
    </Values>
  );
}

const None = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Values = styled('dl')(({ theme }) => ({
  // A card of the list lays out its own facts otherwise.
  '&&': { display: 'flex', flexFlow: 'row wrap', gap: theme.spacing(2, 5), margin: 0 },
  '&& > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'flex-start', gap: 0 },
  '&& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, lineHeight: '16px' },
  '&& dd': {
    margin: 0,
    fontSize: fontSizes.title,
    fontWeight: fontWeights.strong,
    lineHeight: '28px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
}));
