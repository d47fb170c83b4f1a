import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { radii } from '#web/lib/design-tokens.ts';

const icons = { error: ErrorOutline, warning: WarningAmber, success: CheckCircleOutline, plain: InfoOutlined } as const;
export type NoticeTone = keyof typeof icons;

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A message in its place on the screen; an error is read out at once. */
export function Notice({ tone = 'plain', actions, children }: NoticeProps): ReactElement {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} {...(tone === 'error' && { role: 'alert' })}>
      <Icon fontSize="small" aria-hidden />
      <div>
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </div>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 4),
  borderRadius: radii.medium,
  background: theme.vars.palette.background.default,
  '& > svg': { flex: 'none', marginTop: 1, color: theme.vars.palette.text.secondary },
  '& > div': { flex: 1, minWidth: 0 },
  '&[data-tone="error"]': {
    background: theme.vars.palette.error.light,
    '& > svg': { color: theme.vars.palette.error.main },
  },
  '&[data-tone="warning"]': {
    background: theme.vars.palette.warning.light,
    '& > svg': { color: theme.vars.palette.warning.dark },
  },
  '&[data-tone="success"]': {
    background: theme.vars.palette.primary.light,
    '& > svg': { color: theme.vars.palette.primary.main },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
}));
