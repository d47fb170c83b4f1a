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
  const change = useChangeMaterial(farmId);
  const show = useSnackbar();
  const next = material.status === 'OPEN' ? 'RETIRED' : 'OPEN';
  const put = async (one: Pick<Material, 'id' | 'version'>, status: Material['status']): Promise<void> => {
    try {
      const changed = await change.mutateAsync({ material: one, change: { status } });
      const undo = { label: <T id="action.undo" />, onChoose: () => void put(changed, material.status) };
      const message = <T id={`catalogues.materialDone.${status}`} values={{ name: material.name }} />;
      show({ message, ...(status === next && { action: undo }) });
    } catch (error) {
      show({ tone: 'error', message: <ErrorText error={error} /> });
    }
  };
  return (
    <PendingButton variant="outlined" isPending={change.isPending} onClick={() => void put(material, next)}>
      <T id={`catalogues.put.${next}`} />
    </PendingButton>
  );
}
