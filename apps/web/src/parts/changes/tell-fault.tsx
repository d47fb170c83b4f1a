import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';

/** Why a name was refused; of one that another has given meanwhile both are seen. */
export function tellNameFault(fault: unknown, now: string): ReactElement {
  return isApiError(fault, 'record.changed') ? (
    <T id="record.changedMeanwhile" values={{ now }} />
  ) : (
    <ErrorText error={fault} />
  );
}
