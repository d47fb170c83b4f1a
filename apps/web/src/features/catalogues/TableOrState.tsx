import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { PagedRows } from '#web/lib/paged-rows.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

interface TableOrStateProps {
  readonly rows: PagedRows<unknown>;
  /** What to try where nothing was found. */
  readonly help: ReactNode;
  /** Takes the filter away, where there is one. */
  readonly onClear: (() => void) | undefined;
  readonly children: ReactElement;
}

/** The table, or why it cannot be there. */
export function TableOrState({ rows, help, onClear, children }: TableOrStateProps): ReactElement {
  if (rows.error) return <ErrorState error={rows.error} onRetry={rows.retry} />;
  if (rows.total !== 0) return children;
  return (
    <EmptyState
      heading={<T id="catalogues.noMaterials" />}
      actions={
        onClear && (
          <Button variant="outlined" onClick={onClear}>
            <T id="catalogues.clear" />
          </Button>
        )
      }
    >
      {help}
    </EmptyState>
  );
}
