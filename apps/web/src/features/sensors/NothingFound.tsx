import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NothingFoundProps {
  readonly heading: ReactNode;
  readonly onClear: () => void;
}

/** A list of sensors, or of their places, of which filters leave nothing. */
export function NothingFound({ heading, onClear }: NothingFoundProps): ReactElement {
  return (
    <EmptyState
      heading={heading}
      actions={
        <Button variant="outlined" onClick={onClear}>
          <T id="sensors.clear" />
        </Button>
      }
    >
      <T id="sensors.nothingHelp" />
    </EmptyState>
  );
}
