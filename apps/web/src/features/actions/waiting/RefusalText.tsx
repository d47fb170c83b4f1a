import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { WaitingOperation } from './waiting-operation.ts';

/** Why the server did not take something. */
export function RefusalText({ operation: { refusal } }: { readonly operation: WaitingOperation }): ReactElement | null {
  if (!refusal) return null;
  const { status, code, detail, fields } = refusal;
  return (
    <Notice tone="error">
      <div>
        <T id="actions.waiting.refused" />
      </div>
      <ErrorText error={new ApiError(status, { code, message: detail, fields: [...fields] })} />
    </Notice>
  );
}
