import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useIdInAddress } from '#web/routing/id-in-address.ts';
import { ActionForm } from './ActionForm.tsx';
import { actionOptions, useSaveAction } from './actions.queries.ts';
import { FormFrame } from './FormFrame.tsx';
import { typedAction } from './typed-action.ts';
import { toldSaved } from './waiting/told-saved.tsx';
import { useLastWaiting } from './waiting/waiting.queries.ts';

/** Writes an action down anew. */
export function EditActionScreen(): ReactElement {
  const farmId = useFarmId();
  const id = useIdInAddress('actionId');
  const text = useText();
  const navigate = useNavigate();
  const save = useSaveAction(farmId, toldSaved);
  const { data, error, refetch } = useQuery(actionOptions(farmId, id));
  // What was typed on this device and waits is gone on with: it is newer than what the server has.
  const waiting = useLastWaiting(farmId, id);
  const [opened, setOpened] = useState<typeof data>();
  // What another changes while it is typed is told when it is saved, and takes nothing away before.
  if (data && waiting === null && !opened) setOpened(data);
  const toAction = (): void =>
    void navigate({
      to: '/farm/$farmId/actions/$actionId',
      params: { farmId: String(farmId), actionId: String(id) },
    });
  if (waiting && !opened)
    return (
      <Navigate
        replace
        to="/farm/$farmId/actions/waiting/$operationId/edit"
        params={{ farmId: String(farmId), operationId: waiting.id }}
      />
    );
  return (
    <FormFrame
      farmId={farmId}
      title={text('actions.edit')}
      action={opened}
      error={opened ? null : error}
      onRetry={() => void refetch()}
    >
      {(ground) =>
        opened && (
          <ActionForm
            {...ground}
            initial={typedAction(opened, ground.timeZone)}
            known={opened}
            save={save}
            onSaved={toAction}
            onCancel={toAction}
          />
        )
      }
    </FormFrame>
  );
}
