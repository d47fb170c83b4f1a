import type { Language } from '@brazda/contract/shapes.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import { sensorUnitFacts } from '@brazda/domain/enumerations/sensor.ts';
import { mailWords, type MailWords } from '#server/mail/mail-words.ts';
import type { AlarmFacts, Told } from '@brazda/domain/notifications/happening.ts';

export interface SaidNotification {
  readonly title: string;
  readonly text: string;
}

/** What somebody is told, in their language: the same in the inbox, in a mail and in a push. */
export function sayNotification(told: Told, language: Language): SaidNotification {
  const say = mailWords(language);
  switch (told.event) {
    case 'SENSOR_ALARM_BEGAN': {
      const { facts } = told;
      const { node, comparison } = facts;
      const [threshold, value] = [facts.threshold, facts.value].map((number) => measured(facts, number, language));
      return {
        title: say('mail.notice.alarm.title', {
          ...{ node, feature: featureOf(facts, say), threshold: threshold ?? '', comparison },
        }),
        text: valueText(facts, value ?? '', say),
      };
    }
    case 'SENSOR_ALARM_ENDED': {
      const { facts } = told;
      return {
        title: say('mail.notice.alarmOver.title', { node: facts.node, feature: featureOf(facts, say) }),
        text: valueText(facts, measured(facts, facts.value, language), say),
      };
    }
    case 'SENSOR_SILENT':
      return { title: say('mail.notice.silent.title', told.facts), text: say('mail.notice.silent.text') };
    case 'SENSOR_HEARD':
      return { title: say('mail.notice.heard.title', told.facts), text: say('mail.notice.heard.text') };
    case 'AUTHORISATION_LOST':
      return { title: say('mail.notice.authorisation.title', told.facts), text: say('mail.notice.authorisation.text') };
  }
}

/** What was measured, and how often it was so before, where that is told with it. */
function valueText({ earlier }: AlarmFacts, value: string, say: MailWords): string {
  const said = say('mail.notice.value', { value });
  return earlier === undefined ? said : `${said} ${say('mail.notice.earlier', { count: earlier })}`;
}

function featureOf({ feature, level }: AlarmFacts, say: MailWords): string {
  if (feature === 'RAINFALL') return say('sensors.rainOfDay');
  const name = say(`sensors.feature.${feature}`);
  return level === 0 ? name : say('sensors.featureAt', { feature: name, level });
}

/** Of thresholds also what is finer than what is shown of measurements. */
const mostDecimals = 3;

function measured({ feature }: AlarmFacts, value: number, language: Language): string {
  const { unit } = sensorFeatureFacts[feature];
  const { symbol } = sensorUnitFacts[unit];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: mostDecimals }).format(value);
  if (symbol === '') return number;
  return unit === 'DEGREE' ? `${number}${symbol}` : `${number}\u00a0${symbol}`;
}
