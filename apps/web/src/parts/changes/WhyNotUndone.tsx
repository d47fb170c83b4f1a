import type { FarmChange } from '@brazda/contract/gateway/farm-changes.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';

/** Why a change was not undone; what stands in the way is told by name, the last of it first. */
export function WhyNotUndone({ error }: { readonly error: unknown }): ReactElement {
  const later = isApiError(error, 'change.inTheWay') ? (error.current as readonly FarmChange[]) : [];
  const [last] = later;
  if (last === undefined) return <ErrorText error={error} />;
  return (
    <>
      <ErrorText error={error} /> <T id={`audit.action.${last.action}`} />
      {last.user?.email && ` (${last.user.email})`}
    </>
  );
}
