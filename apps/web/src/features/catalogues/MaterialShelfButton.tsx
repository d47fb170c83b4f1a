import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useChangeMaterial } from './materials.queries.ts';

interface MaterialShelfButtonProps {
  readonly farmId: number;
  readonly material: Material;
}

/** Puts an own material away at once, or brings it back; what was done can be undone. */
export function MaterialShelfButton({ farmId, material }: MaterialShelfButtonProps): ReactElement {
  const change = useChangeMaterial(farmId, ({ changeId, status }) => ({
    changeId,
    message: <T id={`catalogues.materialDone.${status}`} values={{ name: material.name }} />,
  }));
  const show = useSnackbar();
  const next = material.status === 'OPEN' ? 'RETIRED' : 'OPEN';
  const put = (): void =>
    change.mutate(
      { material, change: { status: next } },
      { onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }) },
    );
  return (
    <PendingButton variant="outlined" isPending={change.isPending} onClick={put}>
      <T id={`catalogues.put.${next}`} />
    </PendingButton>
  );
}
