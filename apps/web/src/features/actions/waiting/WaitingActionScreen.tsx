import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { ConflictSides } from './ConflictSides.tsx';
import { RefusalText } from './RefusalText.tsx';
import { useOperationId } from './use-operation-id.ts';
import { WaitingFacts } from './WaitingFacts.tsx';
import type { WaitingOperation } from './waiting-operation.ts';
import { useDropOperation, useWaitingOperation } from './waiting.queries.ts';
import { waitingTitle } from './waiting-words.ts';

/** All of something that waits: what it says, why the server has not done it, and what can be done about that. */
export function WaitingActionScreen(): ReactElement {
  const farmId = useFarmId();
  const operation = useWaitingOperation(farmId, useOperationId());
  return (
    <WidePage>
      {operation && <Waiting operation={operation} />}
      {operation === null && (
        <>
          <Notice>
            <T id="error.waiting.gone" />
          </Notice>
          <div>
            <LinkButton variant="outlined" to="/farm/$farmId/actions" params={{ farmId: String(farmId) }}>
              <T id="actions.toList" />
            </LinkButton>
          </div>
        </>
      )}
    </WidePage>
  );
}

function Waiting({ operation }: { readonly operation: WaitingOperation }): ReactElement {
  const intl = useIntl();
  const title = waitingTitle(intl, operation);
  const { state, work, theirs } = operation;
  return (
    <>
      <PageTitle title={title} />
      <PageHead>
        <Typography variant="h1">{title}</Typography>
      </PageHead>
      {state === 'WAITING' && (
        <Notice tone="warning">
          <T id="actions.waiting.explained" />
        </Notice>
      )}
      {state !== 'WAITING' && theirs === null && <RefusalText operation={operation} />}
      {theirs && <ConflictSides operation={operation} theirs={theirs} />}
      {work.kind === 'REMOVE' ? (
        <Notice>
          <T id="actions.waiting.toDelete" />
        </Notice>
      ) : (
        <WaitingFacts farmId={operation.farmId} typed={work.typed} />
      )}
      <WaitingActs operation={operation} />
    </>
  );
}

function WaitingActs({ operation }: { readonly operation: WaitingOperation }): ReactElement {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useDropOperation();
  const { id, farmId, work } = operation;
  const params = { farmId: String(farmId), operationId: id };
  const drop = (): void =>
    mutate(operation, { onSuccess: () => void navigate({ to: '/farm/$farmId/actions/waiting', params }) });
  return (
    <>
      <PageHead>
        {work.kind !== 'REMOVE' && (
          <LinkButton variant="contained" to="/farm/$farmId/actions/waiting/$operationId/edit" params={params}>
            <T id="actions.waiting.mend" />
          </LinkButton>
        )}
        <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
          <T id="actions.waiting.drop" />
        </Button>
        <LinkButton variant="outlined" to="/farm/$farmId/actions/waiting" params={params}>
          <T id="actions.waiting.toWaiting" />
        </LinkButton>
      </PageHead>
      <AskBefore
        isAsked={isAsked}
        question={<T id={`actions.waiting.dropQuestion.${work.kind}`} />}
        label={<T id="actions.waiting.drop" />}
        error={error}
        isPending={isPending}
        onDo={drop}
        onLeave={() => setAsked(false)}
      />
    </>
  );
}
