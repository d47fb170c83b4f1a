import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { defaultDecimals, formatNumber, parseNumber } from '#web/lib/numbers.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { useTypedValue } from './use-typed-value.ts';

interface NumberFieldProps extends FieldTexts {
  readonly value: number | null;
  readonly decimals?: number;
  /** The unit, inside the field. */
  readonly unit?: string;
  /** Told of every number that is typed; null where the field is empty, or holds what is no number. */
  readonly onChange: (value: number | null) => void;
}

/** A number, typed and shown as the language writes it. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, decimals = defaultDecimals, unit, onChange, error, ...texts } = props;
  const { locale } = useLanguage();
  const { isLeft, isWrong, input } = useTypedValue({
    value,
    write: (number: number) => formatNumber(number, locale, decimals),
    read: (text) => parseNumber(text, locale, decimals),
    onChange,
  });

  return (
    <Field
      {...texts}
      inputMode="decimal"
      autoComplete="off"
      style={{ textAlign: 'right' }}
      end={unit}
      error={isWrong && (isLeft || error) ? <T id="validation.numberFormat" /> : error}
      {...input}
    />
  );
}
