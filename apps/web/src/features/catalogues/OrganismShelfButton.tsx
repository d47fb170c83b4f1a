import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useChangeOrganism } from './organisms.queries.ts';

interface OrganismShelfButtonProps {
  readonly farmId: number;
  readonly organism: CatalogueOrganism;
}

/** Puts an own organism away at once, or brings it back; what was done can be undone. */
export function OrganismShelfButton({ farmId, organism }: OrganismShelfButtonProps): ReactElement {
  const change = useChangeOrganism(farmId, ({ changeId, status, name }) => ({
    changeId,
    message: <T id={`catalogues.materialDone.${status}`} values={{ name }} />,
  }));
  const show = useSnackbar();
  const next = organism.status === 'OPEN' ? 'RETIRED' : 'OPEN';
  const put = (): void =>
    change.mutate(
      { organism, change: { status: next } },
      { onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }) },
    );
  return (
    <PendingButton variant="outlined" isPending={change.isPending} onClick={put}>
      <T id={`catalogues.put.${next}`} />
    </PendingButton>
  );
}
