import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { isApiError, type ApiError } from '#web/lib/api-error.ts';

/** Why a value was refused, where the refusal is about its field; undefined for any other. */
export function refusalAtField(error: Error | null, ...codes: readonly ApiError['code'][]): ReactElement | undefined {
  return isApiError(error, ...codes) ? <ErrorText error={error} /> : undefined;
}
