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
  const change = useChangeCrop(farmId, ({ changeId, status }) => ({
    changeId,
    message: <T id={`catalogues.done.${status}`} values={{ crop: crop.name }} />,
  }));
  const show = useSnackbar();
  const text = useText();
  const next = crop.status === 'OPEN' ? 'RETIRED' : 'OPEN';
  const put = (): void =>
    change.mutate(
      { crop, change: { status: next } },
      { onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }) },
    );
  return (
    <PendingButton
      size="small"
      variant="outlined"
      isPending={change.isPending}
      aria-label={text(`catalogues.put.${next}.named`, { crop: crop.name })}
      onClick={put}
    >
      <T id={`catalogues.put.${next}`} />
    </PendingButton>
  );
}
