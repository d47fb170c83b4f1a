import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { useFormParcels } from '../form-parcels.ts';
import { typedAction } from '../typed-action.ts';
import { WaitingFacts } from './WaitingFacts.tsx';
import type { WaitingOperation } from './waiting-operation.ts';
import { useDropOperation, useKeepMine } from './waiting.queries.ts';

interface ConflictSidesProps {
  readonly operation: WaitingOperation;
  readonly theirs: ActionDetail;
}

/** What was done here and what another has saved meanwhile, side by side, and the choice between them. */
export function ConflictSides({ operation, theirs }: ConflictSidesProps): ReactElement | null {
  const { farmId, work } = operation;
  const navigate = useNavigate();
  const { parcels } = useFormParcels(farmId, theirs);
  const { data: settings } = useQuery(farmSettingsOptions(farmId));
  const mine = useKeepMine();
  const drop = useDropOperation();
  const toWaiting = (): void =>
    void navigate({ to: '/farm/$farmId/actions/waiting', params: { farmId: String(farmId) } });
  const keepMine = (): void => mine.mutate(operation, { onSuccess: toWaiting });
  const takeTheirs = (): void => drop.mutate(operation, { onSuccess: toWaiting });
  if (work.kind === 'REMOVE')
    return (
      <>
        <Notice
          tone="error"
          actions={
            <>
              <PendingButton isPending={mine.isPending} onClick={keepMine}>
                <T id="actions.waiting.deleteStill" />
              </PendingButton>
              <Button onClick={takeTheirs}>
                <T id="actions.waiting.leaveIt" />
              </Button>
            </>
          }
        >
          <T id="actions.waiting.changedBeforeDeletion" />
        </Notice>
        {settings && <WaitingFacts farmId={farmId} typed={typedAction(theirs, settings.timeZone)} />}
      </>
    );
  if (!parcels || !settings) return null;
  return (
    <ChangedMeanwhile
      farmId={farmId}
      mine={work.typed}
      theirs={typedAction(theirs, settings.timeZone)}
      parcels={parcels}
      isPending={mine.isPending}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}
