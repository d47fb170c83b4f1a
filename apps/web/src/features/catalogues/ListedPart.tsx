import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { radii } from '#web/lib/design-tokens.ts';

interface ListedPartProps {
  /** Which of its like it is. */
  readonly label: string;
  /** Says on the button that takes it out which one that is. */
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** The fields of one of several things of a kind, which can be taken out again. */
export function ListedPart({ label, remove, onRemove, children }: ListedPartProps): ReactElement {
  return (
    <Frame role="group" aria-label={label}>
      {children}
      <div>
        <Button onClick={onRemove}>{remove}</Button>
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));
