import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { DayRange } from '@brazda/domain/days.ts';
import { useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { weekStartOf } from './calendar-words.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { canStep, dayCount, earliestDay, shortcutOf, type Direction } from './range-rules.ts';
import { useSteps } from './use-steps.ts';

interface DateRangeProps {
  /** What lies in the range, for those who do not see what stands beside it. */
  readonly label: string;
  /** Calendar days of the farm, both included. */
  readonly value: DayRange;
  /** The day that it is where the farm lies. */
  readonly today: string;
  /** The first and the last day that can be chosen; by themselves 2010-01-01 and today. */
  readonly first?: string;
  readonly last?: string;
  /** Whether cancelling leads to today instead of to what was chosen before. */
  readonly resetToToday?: boolean;
  readonly onChange: (range: DayRange) => void;
}

/** A range of days: stepped through by arrows, or chosen by a word or in calendars. */
export function DateRange(props: DateRangeProps): ReactElement {
  const { label, value, today, first = earliestDay, last = today, resetToToday = false, onChange } = props;
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bounds = { from: first, to: last };
  const { shown, step, goTo } = useSteps({ value, bounds, onChange });
  const close = (): void => setAnchor(null);

  const arrow = (direction: Direction): ReactElement => (
    <IconButton
      aria-label={text(direction < 0 ? 'dateRange.previous' : 'dateRange.next')}
      disabled={!canStep(shown, direction, bounds)}
      onClick={() => step(direction)}
    >
      {direction < 0 ? <ChevronLeft /> : <ChevronRight />}
    </IconButton>
  );
  return (
    <Bar role="group" aria-label={label}>
      {arrow(-1)}
      <Chosen
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget.parentElement)}
      >
        <CalendarToday fontSize="small" aria-hidden />
        <Words range={shown} today={today} bounds={bounds} />
      </Chosen>
      {arrow(1)}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        marginThreshold={8}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <RangeChoice
          initial={shown}
          bounds={bounds}
          today={today}
          onChoose={(range) => {
            close();
            goTo(range);
          }}
          onCancel={() => {
            close();
            if (resetToToday) goTo({ from: today, to: today });
          }}
        />
      </Popover>
    </Bar>
  );
}

interface WordsProps {
  readonly range: DayRange;
  readonly today: string;
  readonly bounds: DayRange;
}

/** The days, and by which word they were chosen or how many they are. */
function Words({ range, today, bounds }: WordsProps): ReactElement {
  const { locale } = useLanguage();
  const shortcut = shortcutOf(range, today, { weekStart: weekStartOf(locale), bounds });
  return (
    <span>
      <strong>
        {range.from === range.to ? (
          formatDay(range.from, locale)
        ) : (
          <T id="dateRange.fromTo" values={{ from: formatDay(range.from, locale), to: formatDay(range.to, locale) }} />
        )}
      </strong>
      <small>
        {shortcut ? (
          <T id={`dateRange.shortcut.${shortcut}`} />
        ) : (
          <T id="dateRange.days" values={{ count: dayCount(range) }} />
        )}
      </small>
    </span>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: touchTarget,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: radii.small,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Chosen = styled('button')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  // Stays as wide as it is while it is stepped through, so that the arrow stays below the finger.
  minWidth: 240,
  minHeight: touchTarget,
  padding: theme.spacing(0, 2),
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.primary.light },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > span': { display: 'flex', flexDirection: 'column', textAlign: 'left', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontSize: fontSizes.body, fontWeight: fontWeights.medium, lineHeight: '20px' },
  '& small': { fontSize: fontSizes.caption, lineHeight: '16px', color: theme.vars.palette.text.secondary },
}));
