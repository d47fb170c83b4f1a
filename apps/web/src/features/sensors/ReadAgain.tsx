import type { Node } from '@brazda/contract/iot/nodes.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useReadAgain } from './sensors.queries.ts';

/** All that a sensor has sent read once more, as after a change of what its fields mean. */
export function ReadAgain({ node }: { readonly node: Pick<Node, 'id' | 'farmId'> }): ReactElement | null {
  const show = useSnackbar();
  const { mutate, isPending } = useReadAgain(node.farmId);
  if (!useMay('farm.manage', node.farmId)) return null;
  const read = (): void =>
    mutate(node.id, {
      onSuccess: () => show({ message: <T id="sensors.readAgain.begun" /> }),
      onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
    });
  return (
    <PendingButton variant="outlined" isPending={isPending} onClick={read}>
      <T id="sensors.readAgain" />
    </PendingButton>
  );
}
