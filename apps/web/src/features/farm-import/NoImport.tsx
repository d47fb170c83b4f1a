import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export function NoImport(): ReactElement {
  return (
    <EmptyState
      heading={<T id="importProgress.none" />}
      actions={
        <LinkButton variant="contained" to="/signup/import">
          <T id="importProgress.begin" />
        </LinkButton>
      }
    >
      <T id="importProgress.noneHelp" />
    </EmptyState>
  );
}
