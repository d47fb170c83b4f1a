import { styled } from '@mui/material/styles';
import { createLink, useLocation } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { oneLineOnPhones } from './one-line-on-phones.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { pageEdge } from './WidePage.tsx';

interface SectionTabsProps {
  /** What the section is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The ways between the screens of a section, each with an address of its own; the one on screen is in sight. */
export function SectionTabs({ label, children }: SectionTabsProps): ReactElement {
  const tabs = useCurrentInSight(useLocation().pathname);
  return (
    <Tabs ref={tabs} aria-label={label}>
      {children}
    </Tabs>
  );
}

const Tabs = styled('nav')(({ theme }) => ({
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
