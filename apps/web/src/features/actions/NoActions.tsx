import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface NoActionsProps {
  readonly isFiltered: boolean;
  readonly mayRecord: boolean;
  readonly onClear: () => void;
}

/** In the place of the table: the filter leaves nothing, or nothing was written down yet. */
export function NoActions({ isFiltered, mayRecord, onClear }: NoActionsProps): ReactElement {
  if (isFiltered)
    return (
      <EmptyState
        heading={<T id="actions.nothing" />}
        actions={
          <Button variant="outlined" onClick={onClear}>
            <T id="actions.clear" />
          </Button>
        }
      >
        <T id="actions.nothingHelp" />
      </EmptyState>
    );
  return <EmptyState heading={<T id="actions.empty" />}>{mayRecord && <T id="actions.emptyHelp" />}</EmptyState>;
}
