import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '#web/lib/api-error.ts';
import type { PlainMessageId } from './ids.generated.ts';
import { T } from './T.tsx';

/** What went wrong with a call, in words; an unknown code is told as unexpected. */
export function ErrorText({ error }: { readonly error: unknown }): ReactElement {
  const { messages } = useIntl();
  return <T id={errorMessageId(error, messages)} />;
}

export function errorMessageId(error: unknown, messages: object): PlainMessageId {
  const code = error instanceof ApiError ? error.code : 'unexpected';
  const id = `error.${code}`;
  return isMessageId(id, messages) ? id : 'error.unexpected';
}

/** Whether there are words under an id that was put together; what they are told, only that place knows. */
export function isMessageId(id: string, messages: object): id is PlainMessageId {
  return Object.hasOwn(messages, id);
}
