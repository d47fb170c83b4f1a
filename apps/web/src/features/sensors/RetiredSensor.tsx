import type { Node } from '@brazda/contract/iot/nodes.ts';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRestoreSensor } from './sensors.queries.ts';

/** That a sensor was put away and when; whoever may manage the farm brings it back. */
export function RetiredSensor({ node: { id, farmId, name, retiredAt } }: { readonly node: Node }): ReactElement | null {
  const show = useSnackbar();
  const mayManage = useMay('farm.manage', farmId);
  const restore = useRestoreSensor(farmId, ({ changeId }) => ({
    changeId,
    message: <T id="sensors.restored" values={{ name }} />,
  }));
  const bringBack = (): void =>
    restore.mutate(id, { onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }) });
  if (retiredAt === null) return null;
  return (
    <Notice
      actions={
        mayManage && (
          <PendingButton variant="outlined" isPending={restore.isPending} onClick={bringBack}>
            <T id="sensors.restore" />
          </PendingButton>
        )
      }
    >
      <T id="sensors.retiredSince" values={{ day: <FormattedDate key="day" value={retiredAt} dateStyle="long" /> }} />
    </Notice>
  );
}
