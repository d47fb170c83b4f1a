import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import type { DayRange } from '@brazda/domain/days.ts';
import { useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { DialogActions } from '../DialogActions.tsx';
import { weekStartOf } from './calendar-words.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import { finished, shortcutOf, shortcutRange, shortcuts, withDay, type RangeDraft } from './range-rules.ts';

interface RangeChoiceProps {
  /** What was chosen before. */
  readonly initial: DayRange;
  readonly bounds: DayRange;
  readonly today: string;
  readonly onChoose: (range: DayRange) => void;
  readonly onCancel: () => void;
}

/** A range by a word, which is taken at once, or by its days in calendars, which is taken when it is said to be. */
export function RangeChoice({ initial, bounds, today, onChoose, onCancel }: RangeChoiceProps): ReactElement {
  const { locale } = useLanguage();
  const text = useText();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const [draft, setDraft] = useState<RangeDraft>(initial);
  const weekStart = weekStartOf(locale);
  const chosen = finished(draft);
  const word = chosen && shortcutOf(chosen, today, { weekStart, bounds });
  return (
    <Choice>
      <Shortcuts role="group" aria-label={text('dateRange.shortcuts')}>
        {shortcuts.map((shortcut) => (
          <button
            key={shortcut}
            type="button"
            aria-pressed={shortcut === word}
            onClick={() => onChoose(shortcutRange(shortcut, today, weekStart))}
          >
            <T id={`dateRange.shortcut.${shortcut}`} />
          </button>
        ))}
      </Shortcuts>
      <Days>
        <RangeCalendar
          draft={draft}
          bounds={bounds}
          today={today}
          months={isWide ? 2 : 1}
          onDay={(day) => setDraft(withDay(draft, day))}
        />
        <DialogActions>
          <Button onClick={onCancel}>
            <T id="action.cancel" />
          </Button>
          <Button variant="contained" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            <T id="dateRange.select" />
          </Button>
        </DialogActions>
      </Days>
    </Choice>
  );
}

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: { flexDirection: 'column' },
}));

const Shortcuts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& > button': {
    minHeight: 40,
    padding: theme.spacing(1, 3),
    border: 0,
    borderRadius: radii.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: fontSizes.body,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& > button:hover': { background: theme.vars.palette.background.default },
  '& > button[aria-pressed="true"]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    fontWeight: fontWeights.strong,
  },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderRight: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > button': { minHeight: touchTarget, padding: theme.spacing(1, 2), textAlign: 'center', lineHeight: '18px' },
  },
}));

const Days = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 4, 4),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 3, 3) },
}));
