import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { NoAccess } from './NoAccess.tsx';

interface BeginFaultProps {
  readonly error: Error;
  readonly farmId: number;
}

/** Why nothing is compared, and the way to what is missing for it. */
export function BeginFault({ error, farmId }: BeginFaultProps): ReactElement {
  if (isApiError(error, 'eagri.noAccess')) return <NoAccess farmId={farmId} />;
  return (
    <Notice tone="error">
      <ErrorText error={error} />
    </Notice>
  );
}
