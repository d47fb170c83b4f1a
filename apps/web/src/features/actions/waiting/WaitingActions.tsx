import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { WaitingRow } from './WaitingRow.tsx';
import { WaitingRows } from './WaitingRows.tsx';
import { useWaiting } from './waiting.queries.ts';

/** What was recorded on this device and is not on the server, above all that is. */
export function WaitingActions({ farmId }: { readonly farmId: number }): ReactElement | null {
  const text = useText();
  const operations = useWaiting(farmId);
  if (operations.length === 0) return null;
  return (
    <WaitingRows aria-label={text('actions.waiting.onDevice')}>
      {operations.map((operation) => (
        <WaitingRow key={operation.id} operation={operation} />
      ))}
    </WaitingRows>
  );
}
