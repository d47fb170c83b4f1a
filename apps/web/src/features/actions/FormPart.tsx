import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

interface FormPartProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together, under what they are about. */
export function FormPart({ heading, children }: FormPartProps): ReactElement {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  '& > h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
}));

/** Short fields beside each other, as many as there is room for. */
export const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(4, 3),
}));
