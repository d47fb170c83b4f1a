import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

type Status = Material['status'];

interface ShelfButtonProps {
  readonly status: Status;
  /** What it is called, where the button stands in a row among others. */
  readonly nameInRow?: string;
  readonly isPending: boolean;
  readonly onPut: (status: Status, refused: { readonly onError: (error: Error) => void }) => void;
}

/** Puts something of the farm's own away at once, or brings it back, and says why it was not done. */
export function ShelfButton({ status, nameInRow, isPending, onPut }: ShelfButtonProps): ReactElement {
  const show = useSnackbar();
  const text = useText();
  const next = status === 'OPEN' ? 'RETIRED' : 'OPEN';
  const put = (): void =>
    onPut(next, { onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }) });
  return (
    <PendingButton
      {...(nameInRow !== undefined && {
        size: 'small',
        'aria-label': text(`catalogues.put.${next}.named`, { crop: nameInRow }),
      })}
      variant="outlined"
      isPending={isPending}
      onClick={put}
    >
      <T id={`catalogues.put.${next}`} />
    </PendingButton>
  );
}
