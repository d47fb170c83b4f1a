import { sensorFeatureFacts, sensorFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { valueWords } from '#web/parts/sensor/sensor-words.ts';
import { meaningFaults, sentValue, triedValue, type MeaningFault, type TypedMeaning } from './typed-mapping.ts';

interface MeaningFieldsProps {
  readonly meaning: TypedMeaning;
  readonly all: readonly TypedMeaning[];
  /** The last message, where there is one. */
  readonly object: unknown;
  readonly isTried: boolean;
  readonly onMeaning: (meaning: TypedMeaning) => void;
}

const decimalsOfFactor = 6;

/** One field of a message: what came in it, what it means, and what comes out of that. */
export function MeaningFields({ meaning, all, object, isTried, onMeaning }: MeaningFieldsProps): ReactElement {
  const text = useText();
  const { field, feature, level, factor, offset } = meaning;
  const faults = isTried ? meaningFaults(meaning, all) : [];
  const fault = (of: MeaningFault): ReactElement | undefined =>
    faults.includes(of) ? <T id={`sensors.mapping.fault.${of}`} /> : undefined;
  return (
    <Line aria-label={field}>
      <Head>
        <code>{field}</code>
        <Outcome meaning={meaning} object={object} />
      </Head>
      <ChoiceField
        label={<T id="sensors.mapping.feature" />}
        choices={[
          { value: '', label: text('sensors.mapping.notRead') },
          ...sensorFeatures.map((value) => ({ value, label: text(`sensors.feature.${value}`) })),
        ]}
        value={feature ?? ''}
        error={fault('twice')}
        onChoose={(value) => onMeaning({ ...meaning, feature: sensorFeatures.find((one) => one === value) ?? null })}
      />
      {feature === 'RAINFALL' && <RainMeaning meaning={meaning} onMeaning={onMeaning} />}
      {feature !== null && (
        <Numbers>
          <NumberField
            label={<T id="sensors.mapping.level" />}
            value={level}
            decimals={0}
            error={fault('level')}
            onChange={(next) => onMeaning({ ...meaning, level: next })}
          />
          <NumberField
            label={<T id="sensors.mapping.factor" />}
            value={factor}
            decimals={decimalsOfFactor}
            error={fault('factor')}
            onChange={(next) => onMeaning({ ...meaning, factor: next })}
          />
          <NumberField
            label={<T id="sensors.mapping.offset" />}
            value={offset}
            decimals={decimalsOfFactor}
            error={fault('offset')}
            onChange={(next) => onMeaning({ ...meaning, offset: next })}
          />
        </Numbers>
      )}
    </Line>
  );
}

/** Whether rain comes as a counter or as what fell since the message before. */
function RainMeaning({ meaning, onMeaning }: Pick<MeaningFieldsProps, 'meaning' | 'onMeaning'>): ReactElement {
  const text = useText();
  return (
    <ChoiceField
      label={<T id="sensors.mapping.rain" />}
      choices={[
        { value: 'counter', label: text('sensors.mapping.rain.counter') },
        { value: 'since-last', label: text('sensors.mapping.rain.sinceLast') },
      ]}
      value={meaning.isSinceLast ? 'since-last' : 'counter'}
      onChoose={(value) => onMeaning({ ...meaning, isSinceLast: value === 'since-last' })}
    />
  );
}

interface OutcomeProps {
  readonly meaning: TypedMeaning;
  readonly object: unknown;
}

/** What came in the last message, and what it would be saved as. */
function Outcome({ meaning, object }: OutcomeProps): ReactElement {
  const { locale } = useLanguage();
  const sent = sentValue(meaning, object);
  const value = triedValue(meaning, object);
  if (sent === undefined) return <small>{<T id="sensors.mapping.missing" />}</small>;
  const came = formatNumber(sent, locale, decimalsOfFactor);
  if (meaning.feature === null || value === undefined) return <small>{came}</small>;
  const { unit } = sensorFeatureFacts[meaning.feature];
  return (
    <output>
      <T id="sensors.mapping.becomes" values={{ came, value: valueWords({ value, unit }, locale) }} />
    </output>
  );
}

const Line = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  minWidth: 0,
  margin: 0,
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& code': { overflowWrap: 'anywhere', fontSize: fontSizes.body },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
  '& output': { fontVariantNumeric: 'tabular-nums' },
}));

const Numbers = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(3),
}));
