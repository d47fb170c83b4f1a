import type { MonthStanding } from '@brazda/domain/enumerations/submission.ts';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';

const looks = {
  NOT_OVER: ['plain', ScheduleOutlined],
  NOTHING: ['plain', HorizontalRule],
  TO_SEND: ['warning', ScheduleOutlined],
  UNDER_WAY: ['plain', HourglassEmpty],
  MAYBE_SENT: ['warning', HelpOutline],
  NOT_SENT: ['error', ErrorOutline],
  DELIVERED: ['plain', HourglassEmpty],
  UNANSWERED: ['warning', HelpOutline],
  ACCEPTED: ['success', CheckCircleOutline],
  FAULTY: ['error', ErrorOutline],
  COVERED: ['success', CheckCircleOutline],
} as const;

/** How a month stands, by a word and a sign. */
export function Standing({ standing }: { readonly standing: MonthStanding }): ReactElement {
  const [tone, Sign] = looks[standing];
  return (
    <Chip data-tone={tone}>
      <Sign fontSize="small" aria-hidden />
      <span>
        <T id={`submission.standing.${standing}`} />
      </span>
    </Chip>
  );
}

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 2.5),
  borderRadius: radii.medium,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&[data-tone="error"]': { background: theme.vars.palette.error.light },
  '&[data-tone="error"] > svg': { color: theme.vars.palette.error.main },
  '&[data-tone="warning"]': { background: theme.vars.palette.warning.light },
  '&[data-tone="warning"] > svg': { color: theme.vars.palette.warning.dark },
  '&[data-tone="success"]': { background: theme.vars.palette.primary.light },
  '&[data-tone="success"] > svg': { color: theme.vars.palette.primary.main },
}));
