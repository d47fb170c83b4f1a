import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

interface RetireButtonProps {
  /** Of what is ended. */
  readonly id: number;
  readonly name: string;
  /** Ends it, and offers to undo that. */
  readonly retire: Pick<UseMutationResult<unknown, Error, number>, 'mutate' | 'isPending'>;
}

/** Ends what a farm has in a list of its settings. */
export function RetireButton({ id, name, retire }: RetireButtonProps): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const end = (): void => {
    retire.mutate(id, {
      onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
    });
  };
  return (
    <PendingButton
      variant="text"
      color="error"
      isPending={retire.isPending}
      aria-label={text('farmSettings.retireDivisionNamed', { name })}
      onClick={end}
    >
      <T id="farmSettings.retireDivision" />
    </PendingButton>
  );
}
