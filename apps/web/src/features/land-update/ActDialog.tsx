import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { CompareAgain } from './CompareAgain.tsx';
import { useUpdateAct, type UpdateAct } from './land-update.queries.ts';

const words: Readonly<Record<UpdateAct, { readonly heading: PlainMessageId; readonly confirm: PlainMessageId }>> = {
  apply: { heading: 'landUpdate.applyTitle', confirm: 'landUpdate.apply' },
  takeBack: { heading: 'landUpdate.takeBackTitle', confirm: 'landUpdate.takeBack' },
  discard: { heading: 'landUpdate.discardTitle', confirm: 'landUpdate.discard' },
};

interface ActDialogProps {
  readonly act: UpdateAct;
  readonly update: LandUpdate;
  /** What it does. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Asks before something is done with a whole update; parcels that changed meanwhile lead to comparing anew. */
export function ActDialog({ act, update, children, onClose }: ActDialogProps): ReactElement {
  const { error, isPending, mutate } = useUpdateAct(act, update);
  const isOutdated = isApiError(error, 'landUpdate.outdated');
  return (
    <PlainDialog heading={<T id={words[act].heading} />} onClose={onClose}>
      <Stack>
        {isOutdated ? null : children}
        {isOutdated && (
          <Notice tone="warning">
            <ErrorText error={error} />
          </Notice>
        )}
        <DialogEnd error={isOutdated ? null : error} onCancel={onClose}>
          {isOutdated ? (
            <CompareAgain update={update} />
          ) : (
            <PendingButton autoFocus isPending={isPending} onClick={() => mutate(undefined, { onSuccess: onClose })}>
              <T id={words[act].confirm} />
            </PendingButton>
          )}
        </DialogEnd>
      </Stack>
    </PlainDialog>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  '& p, & ul': { margin: 0 },
  '& ul': { paddingLeft: theme.spacing(5) },
}));
