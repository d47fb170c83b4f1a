import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { WidePage } from '#web/ui/WidePage.tsx';
import { ActionForm } from '../ActionForm.tsx';
import { FormFrame, type FormGround } from '../FormFrame.tsx';
import type { TypedAction } from '../typed-action.ts';
import { useOperationId } from './use-operation-id.ts';
import { toldSaved } from './told-saved.tsx';
import type { WaitingOperation } from './waiting-operation.ts';
import { useMending } from './mending.queries.ts';
import { useWaitingOperation } from './waiting.queries.ts';

/** Says anew what waits, or what the server has refused. */
export function MendActionScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const found = useWaitingOperation(farmId, useOperationId());
  const [opened, setOpened] = useState<WaitingOperation>();
  // What is sent meanwhile takes nothing away from what is being typed.
  if (found && !opened) setOpened(found);
  if (!opened && found === null)
    return (
      <WidePage>
        <Notice>
          <T id="error.waiting.gone" />
        </Notice>
      </WidePage>
    );
  const work = opened?.work;
  return (
    <FormFrame
      farmId={farmId}
      title={text('actions.waiting.mendTitle')}
      action={opened ? (opened.theirs ?? null) : undefined}
      error={null}
      onRetry={() => undefined}
    >
      {(ground) =>
        opened && work && work.kind !== 'REMOVE' && <MendForm ground={ground} operation={opened} typed={work.typed} />
      }
    </FormFrame>
  );
}

interface MendFormProps {
  readonly ground: FormGround;
  readonly operation: WaitingOperation;
  readonly typed: TypedAction;
}

function MendForm({ ground, operation, typed }: MendFormProps): ReactElement {
  const navigate = useNavigate();
  const save = useMending(operation, toldSaved);
  const toWaiting = (): void =>
    void navigate({ to: '/farm/$farmId/actions/waiting', params: { farmId: String(operation.farmId) } });
  return (
    <ActionForm
      {...ground}
      initial={typed}
      known={operation.theirs ?? operation.action ?? undefined}
      save={save}
      onSaved={toWaiting}
      onCancel={toWaiting}
    />
  );
}
