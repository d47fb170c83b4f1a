import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { problemWords } from '#web/parts/land-file/problem-words.ts';

/** Why the farm was not created; a refused file says what is wrong with it. */
export function CreationFault({ error }: { readonly error: unknown }): ReactElement {
  const intl = useIntl();
  const fault = isApiError(error, 'landFile.invalid') ? error.fields[0] : undefined;
  if (!fault) return <ErrorText error={error} />;
  return <>{problemWords(intl, { code: fault.code, detail: fault.detail ?? {} })}</>;
}
