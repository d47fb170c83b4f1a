import type { Alarm } from '@brazda/contract/iot/alarms.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { valueWords, watchedName } from './sensor-words.ts';

/** What it was, since when and until when, and how far it went. */
export function AlarmWords({ alarm }: { readonly alarm: Alarm }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { locale } = useLanguage();
  const { feature, level, comparison, threshold, peak, since, endedAt } = alarm;
  const { unit } = sensorFeatureFacts[feature];
  const time = (instant: string): string => intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <strong>
        {text('sensors.rule.words', {
          ...{ feature: watchedName(text, { feature, level }), comparison, minutes: 0 },
          threshold: valueWords({ value: threshold, unit }, locale),
        })}
      </strong>
      <Course>
        <span>
          {endedAt === null ? (
            <T id="sensors.alarm.since" values={{ from: time(since) }} />
          ) : (
            <T id="sensors.alarm.wasFrom" values={{ from: time(since), to: time(endedAt) }} />
          )}
        </span>
        <span>
          <T id="sensors.alarm.peak" values={{ value: valueWords({ value: peak, unit }, locale) }} />
        </span>
      </Course>
    </>
  );
}

const Course = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2) }));
