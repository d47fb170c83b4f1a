import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { formatDay, parseDay } from '#web/lib/days.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './FieldFrame.tsx';
import { useTypedValue } from './use-typed-value.ts';

const exampleDay = '2026-04-25';

interface DayFieldProps extends FieldTexts {
  /** YYYY-MM-DD. */
  readonly value: string | null;
  /** Told of every day that is typed; null where the field is empty, or holds what is no day. */
  readonly onChange: (day: string | null) => void;
}

/** A calendar day, typed and shown as the language writes it. */
export function DayField({ value, onChange, error, ...texts }: DayFieldProps): ReactElement {
  const { locale } = useLanguage();
  const { isLeft, isWrong, input } = useTypedValue({
    value,
    write: (day: string) => formatDay(day, locale),
    read: (text) => parseDay(text, locale),
    onChange,
  });
  const wrong = <T id="validation.dateFormat" values={{ example: formatDay(exampleDay, locale) }} />;

  return <Field {...texts} autoComplete="off" error={isWrong && (isLeft || error) ? wrong : error} {...input} />;
}
