import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AppliedUpdate } from './AppliedUpdate.tsx';
import { ChangeBoard } from './ChangeBoard.tsx';
import { CompareAgain } from './CompareAgain.tsx';
import { FailedUpdate } from './FailedUpdate.tsx';
import { Review } from './Review.tsx';
import { UpdateUnderWay } from './UpdateUnderWay.tsx';

/** What there is to see of an update, and to do with it. */
export function UpdateState({ update }: { readonly update: LandUpdate }): ReactElement {
  switch (update.state) {
    case 'WAITING':
    case 'IN_PROGRESS':
      return <UpdateUnderWay update={update} />;
    case 'FAILED':
      return <FailedUpdate update={update} />;
    case 'REVIEW':
      return <Review update={update} />;
    case 'APPLIED':
      return <AppliedUpdate update={update} />;
    case 'TAKEN_BACK':
    case 'DISCARDED':
      return <PutAside update={update} />;
  }
}

function PutAside({ update }: { readonly update: LandUpdate }): ReactElement {
  return (
    <>
      <div role="status">
        <Notice actions={<CompareAgain update={update} variant="outlined" />}>
          <T id={update.state === 'TAKEN_BACK' ? 'landUpdate.takenBack' : 'landUpdate.discarded'} />
        </Notice>
      </div>
      {update.counts.total > 0 && <ChangeBoard update={update} />}
    </>
  );
}
