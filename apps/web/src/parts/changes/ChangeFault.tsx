import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';

interface ChangeFaultProps<Current> {
  readonly error: unknown;
  /** What stands there now of that which was to be changed; null where nothing does. */
  readonly nowOf: (current: Current) => string | null;
  /** What else is said of an error than its own words. */
  readonly otherwise?: ReactNode;
}

/** Why a change was refused. Of what another has changed meanwhile theirs is named; the own stays where it was typed. */
export function ChangeFault<Current>(props: ChangeFaultProps<Current>): ReactElement {
  const { error, nowOf, otherwise = <ErrorText error={error} /> } = props;
  const now = isApiError(error, 'record.changed') ? nowOf(error.current as Current) : null;
  return now === null ? <>{otherwise}</> : <T id="record.changedMeanwhile" values={{ now }} />;
}
