import type { CatalogueCrop } from '@brazda/contract/agroevidence/crops.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useChangeCrop } from './catalogues.queries.ts';

interface ShelfButtonProps {
  readonly farmId: number;
  readonly crop: CatalogueCrop;
}

/** Puts an own crop away at once, or brings it back; what was done can be undone. */
export function ShelfButton({ farmId, crop }: ShelfButtonProps): ReactElement {
  const change = useChangeCrop(farmId);
  const show = useSnackbar();
  const text = useText();
  const next = crop.status === 'OPEN' ? 'RETIRED' : 'OPEN';
  const put = async (one: Pick<CatalogueCrop, 'id' | 'version'>, status: CatalogueCrop['status']): Promise<void> => {
    try {
      const changed = await change.mutateAsync({ crop: one, change: { status } });
      const undo = { label: <T id="action.undo" />, onChoose: () => void put(changed, crop.status) };
      const message = <T id={`catalogues.done.${status}`} values={{ crop: crop.name }} />;
      show({ message, ...(status === next && { action: undo }) });
    } catch (error) {
      show({ tone: 'error', message: <ErrorText error={error} /> });
    }
  };
  return (
    <PendingButton
      size="small"
      variant="outlined"
      isPending={change.isPending}
      aria-label={text(`catalogues.put.${next}.named`, { crop: crop.name })}
      onClick={() => void put(crop, next)}
    >
      <T id={`catalogues.put.${next}`} />
    </PendingButton>
  );
}
