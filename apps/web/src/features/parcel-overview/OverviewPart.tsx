import { styled, type Theme } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

interface OverviewPartProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** One thing that is told of a parcel. */
export function OverviewPart({ heading, children }: OverviewPartProps): ReactElement {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Part>
  );
}

const frame = (theme: Theme) =>
  ({
    minWidth: 0,
    padding: theme.spacing(4, 5, 5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.large,
    background: theme.vars.palette.background.paper,
    '--form-ground': theme.vars.palette.background.paper,
  }) as const;

/** Around what has a heading of its own. */
export const PartFrame = styled('div')(({ theme }) => ({
  ...frame(theme),
  '& > section': { margin: 0, padding: 0, border: 0 },
}));

const Part = styled('section')(({ theme }) => ({
  ...frame(theme),
  '& > h2': { margin: theme.spacing(0, 0, 3), fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) },
}));

/** Pairs of what is known and what it is called; what is not known is said as that. */
export const FactPairs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: theme.spacing(3, 4),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dd': { margin: 0, fontWeight: fontWeights.medium, overflowWrap: 'anywhere' },
}));
