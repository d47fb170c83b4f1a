import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { oneLineOnPhones } from './one-line-on-phones.ts';
import { pageEdge } from './WidePage.tsx';

/** The ways between the screens of a section, each with an address of its own. */
export const SectionTabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...oneLineOnPhones(theme, pageEdge),
}));

export const SectionTab = createLink(
  styled('a')(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    padding: theme.spacing(0, 3),
    borderRadius: `${radii.small}px ${radii.small}px 0 0`,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { background: theme.vars.palette.background.default },
    '&[aria-current="page"]': {
      boxShadow: `inset 0 -3px ${theme.vars.palette.primary.main}`,
      color: theme.vars.palette.primary.dark,
      fontWeight: fontWeights.strong,
    },
  })),
);
