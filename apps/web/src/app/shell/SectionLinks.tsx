import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import type { Section } from '#web/routing/menu.ts';

interface SectionLinksProps {
  readonly farmId: number;
  readonly sections: readonly Section[];
  readonly onFollow?: () => void;
}

export function SectionLinks({ farmId, sections, onFollow }: SectionLinksProps): ReactElement {
  return (
    <>
      {sections.map(({ to, label }) => (
        <SectionLink key={to} to={to} params={{ farmId: String(farmId) }} {...(onFollow && { onClick: onFollow })}>
          <T id={label} />
        </SectionLink>
      ))}
    </>
  );
}

const SectionAnchor = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: theme.spacing(0, 3),
  borderRadius: radii.small,
  color: theme.vars.palette.text.primary,
  fontWeight: fontWeights.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: theme.vars.palette.background.default },
  '&[aria-current="page"]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    fontWeight: fontWeights.strong,
  },
  [theme.breakpoints.down('md')]: { minHeight: 48 },
}));

const SectionLink = createLink(SectionAnchor);
