import type { LandUpdateSummary } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isUnderWay } from './update-states.ts';

/** Leads back to what was begun, before something else is begun over it. */
export function OpenUpdate({ update }: { readonly update: LandUpdateSummary }): ReactElement {
  const { id, farmId, startedAt } = update;
  const at = <FormattedDate key="at" value={startedAt} dateStyle="medium" timeStyle="short" />;
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton
          variant="outlined"
          to="/farm/$farmId/user/updatelpis"
          params={{ farmId: String(farmId) }}
          search={{ update: id }}
        >
          <T id="action.continue" />
        </LinkButton>
      }
    >
      <T id={isUnderWay(update) ? 'landUpdate.openUnderWay' : 'landUpdate.openReview'} values={{ at }} />
    </Notice>
  );
}
