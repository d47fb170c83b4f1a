import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { addDays, type DayRange } from '@brazda/domain/days.ts';
import { useMemo, type ReactElement } from 'react';
import { DayPicker } from 'react-day-picker';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import { calendarStyles } from './calendar-styles.ts';
import { calendarWords, dateOf, dayOf, weekStartOf } from './calendar-words.ts';
import type { RangeDraft } from './range-rules.ts';

interface RangeCalendarProps {
  readonly draft: RangeDraft;
  /** What can be chosen. */
  readonly bounds: DayRange;
  readonly today: string;
  readonly months: 1 | 2;
  readonly onDay: (day: string) => void;
}

/** One or two months beside each other, the last of which shows where the range ends. */
export function RangeCalendar({ draft, bounds, today, months, onDay }: RangeCalendarProps): ReactElement {
  const { locale } = useLanguage();
  const text = useText();
  const words = useMemo(() => calendarWords(locale, text), [locale, text]);
  const end = draft.to ?? draft.from ?? today;
  return (
    <Calendars>
      <DayPicker
        {...words}
        mode="range"
        autoFocus
        captionLayout="dropdown"
        components={{ Chevron }}
        defaultMonth={dateOf(months === 2 ? firstOfMonthBefore(end, bounds.from) : end)}
        disabled={[{ before: dateOf(bounds.from) }, { after: dateOf(bounds.to) }]}
        endMonth={dateOf(bounds.to)}
        fixedWeeks
        numberOfMonths={months}
        reverseYears
        selected={{ from: draft.from ? dateOf(draft.from) : undefined, to: draft.to ? dateOf(draft.to) : undefined }}
        startMonth={dateOf(bounds.from)}
        today={dateOf(today)}
        weekStartsOn={weekStartOf(locale)}
        onSelect={(_, touched) => onDay(dayOf(touched))}
      />
    </Calendars>
  );
}

function firstOfMonthBefore(day: string, first: string): string {
  const before = addDays(`${day.slice(0, 7)}-01`, -1);
  return before < first ? first : before;
}

const signs = { left: ChevronLeft, right: ChevronRight, down: ExpandMore, up: ExpandMore } as const;

/** In the place of the library's own arrows. */
function Chevron({ orientation = 'down' }: { readonly orientation?: keyof typeof signs }): ReactElement {
  const Sign = signs[orientation];
  return <Sign fontSize="small" aria-hidden />;
}

const Calendars = styled('div')(({ theme }) => calendarStyles(theme));
