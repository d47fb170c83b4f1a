import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { parseDay, typedDay } from '#web/lib/days.ts';
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

/** A calendar day, typed and shown as the language writes it, or chosen in the calendar of the browser. */
export function DayField({ value, onChange, error, ...texts }: DayFieldProps): ReactElement {
  const { locale } = useLanguage();
  const { isLeft, isWrong, input, choose } = useTypedValue({
    value,
    write: (day: string) => typedDay(day, locale),
    read: (text) => parseDay(text, locale),
    onChange,
  });
  const wrong = <T id="validation.dateFormat" values={{ example: typedDay(exampleDay, locale) }} />;

  return (
    <Field
      {...texts}
      autoComplete="off"
      error={isWrong && (isLeft || error) ? wrong : error}
      end={<CalendarButton value={value} onChoose={choose} />}
      {...input}
    />
  );
}

interface CalendarButtonProps {
  readonly value: string | null;
  readonly onChoose: (day: string) => void;
}

/** Opens the browser's own calendar, which every phone shows well; what is chosen in it is as if it were typed. */
function CalendarButton({ value, onChoose }: CalendarButtonProps): ReactElement {
  const text = useText();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton aria-label={text('field.openCalendar')} onClick={() => calendar.current?.showPicker()}>
        <CalendarToday fontSize="small" />
      </IconButton>
      <Calendar
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  );
}

/** Where the calendar opens; only its button is seen, and only the field beside it is read. */
const Calendar = styled('input')({
  position: 'absolute',
  inset: 'auto 0 0 auto',
  width: 44,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
