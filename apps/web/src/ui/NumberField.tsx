import { useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { defaultDecimals, formatNumber, parseNumber } from '#web/lib/numbers.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './FieldFrame.tsx';

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
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : formatNumber(value, locale, decimals));
  const isWrong = shown.trim() !== '' && parseNumber(shown, locale, decimals) === undefined;
  const [isLeft, setLeft] = useState(false);

  return (
    <Field
      {...texts}
      inputMode="decimal"
      autoComplete="off"
      style={{ textAlign: 'right' }}
      value={shown}
      end={unit}
      error={isWrong && (isLeft || error) ? <T id="validation.numberFormat" /> : error}
      onFocus={() => setLeft(false)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseNumber(target.value, locale, decimals) ?? null);
      }}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
