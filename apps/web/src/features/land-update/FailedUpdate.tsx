import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '#web/parts/land-file/problem-words.ts';
import { T } from '#web/i18n/T.tsx';
import { LandProblems } from '#web/parts/land-file/LandProblems.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CompareAgain } from './CompareAgain.tsx';

export function FailedUpdate({ update }: { readonly update: LandUpdate }): ReactElement {
  const intl = useIntl();
  return (
    <>
      <Notice tone="error" actions={<CompareAgain update={update} />}>
        <T id="landUpdate.failed" /> {failureWords(intl, update.failure)}
      </Notice>
      <LandProblems heading="h2" problems={update.problems} count={update.problemCount} />
    </>
  );
}
