import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { OfflineReadiness } from './OfflineReadiness.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import { WaitingRows } from './WaitingRows.tsx';
import { useWaiting } from './waiting.queries.ts';

/** Work without a network: whether the device is ready for it, and what was recorded there and is not on the server. */
export function WaitingScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const operations = useWaiting(farmId);
  const toDecide = operations.filter(({ state }) => state !== 'WAITING');
  const waiting = operations.filter(({ state }) => state === 'WAITING');
  return (
    <WidePage>
      <PageTitle title={text('actions.waiting.title')} />
      <PageHead>
        <Typography variant="h1">
          <T id="actions.waiting.title" />
        </Typography>
      </PageHead>
      <OfflineReadiness farmId={farmId} />
      {toDecide.length > 0 && (
        <section aria-labelledby="waiting-to-decide">
          <Typography variant="h2" id="waiting-to-decide" sx={{ mb: 3 }}>
            <T id="actions.waiting.toDecide" values={{ count: toDecide.length }} />
          </Typography>
          <WaitingRows>
            {toDecide.map((operation) => (
              <WaitingRow key={operation.id} operation={operation} />
            ))}
          </WaitingRows>
        </section>
      )}
      <section aria-labelledby="waiting-to-send">
        <Typography variant="h2" id="waiting-to-send" sx={{ mb: 3 }}>
          <T id="actions.waiting.toSend" values={{ count: waiting.length }} />
        </Typography>
        {operations.length === 0 && (
          <EmptyState heading={<T id="actions.waiting.none" />}>
            <T id="actions.waiting.noneHelp" />
          </EmptyState>
        )}
        <WaitingRows>
          {waiting.map((operation) => (
            <WaitingRow key={operation.id} operation={operation} />
          ))}
        </WaitingRows>
      </section>
    </WidePage>
  );
}
