import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import type { useRetireDivision } from '#web/parts/parcel/divisions.queries.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';

interface RetireButtonProps {
  readonly farmId: number;
  /** Of what is ended. */
  readonly id: number;
  readonly name: string;
  /** Ends it, and gives the number by which that can be undone. */
  readonly retire: ReturnType<typeof useRetireDivision>;
}

/** Ends what a farm has in a list of its settings, and offers to undo it. */
export function RetireButton({ farmId, id, name, retire }: RetireButtonProps): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const { offer } = useUndo(farmId);
  const end = (): void => {
    const message = <T id="farmSettings.divisionRetired" values={{ name }} />;
    retire.mutate(id, {
      onSuccess: (changeId) => offer({ changeId, message }),
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
