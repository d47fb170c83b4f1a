import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

interface NoParcelsProps {
  readonly farmId: number;
  readonly isFiltered: boolean;
  readonly mayChange: boolean;
  readonly onClear: () => void;
}

/** In the place of the table: the filter leaves nothing, or there is no land yet. */
export function NoParcels({ farmId, isFiltered, mayChange, onClear }: NoParcelsProps): ReactElement {
  if (isFiltered)
    return (
      <EmptyState
        heading={<T id="parcelList.nothing" />}
        actions={
          <Button variant="outlined" onClick={onClear}>
            <T id="parcelList.clear" />
          </Button>
        }
      >
        <T id="parcelList.nothingHelp" />
      </EmptyState>
    );
  return (
    <EmptyState
      heading={<T id="parcelList.empty" />}
      actions={
        mayChange && (
          <LinkButton variant="contained" to="/farm/$farmId/land" params={{ farmId: String(farmId) }}>
            <T id="parcelList.addLand" />
          </LinkButton>
        )
      }
    >
      <T id="parcelList.emptyHelp" />
    </EmptyState>
  );
}
