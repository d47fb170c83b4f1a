import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { mapSections } from './sections.ts';

interface SectionLinksProps {
  readonly farmId: number;
  readonly onFollow?: () => void;
}

/** The sections of the farm that there are. */
export function SectionLinks({ farmId, onFollow }: SectionLinksProps): ReactElement {
  const { flags } = useConfiguration();
  return (
    <>
      {mapSections(flags).map(({ to, label }) => (
        <Section key={to} to={to} params={{ farmId: String(farmId) }} {...(onFollow && { onClick: onFollow })}>
          <T id={label} />
        </Section>
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
  '&:hover': { background: theme.vars.palette.background.default },
  '&[aria-current="page"]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    fontWeight: fontWeights.strong,
  },
  [theme.breakpoints.down('md')]: { minHeight: 48 },
}));

const Section = createLink(SectionAnchor);
