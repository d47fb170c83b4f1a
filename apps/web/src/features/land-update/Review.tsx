import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ReactElement } from 'react';
import { ApplyBar } from './ApplyBar.tsx';
import { ChangeBoard } from './ChangeBoard.tsx';
import { DiscardUpdate } from './DiscardUpdate.tsx';
import { NothingChanged } from './NothingChanged.tsx';

/** Waits for decisions; nothing of the farm has changed yet. */
export function Review({ update }: { readonly update: LandUpdate }): ReactElement {
  if (update.counts.total === 0) return <NothingChanged update={update} />;
  return (
    <ChangeBoard update={update} isOpen>
      <ApplyBar update={update} />
      <DiscardUpdate update={update} />
    </ChangeBoard>
  );
}
