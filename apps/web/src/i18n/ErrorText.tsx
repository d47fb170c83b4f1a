import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '#web/lib/api-error.ts';
import type { MessageId } from './ids.generated.ts';
import { T } from './T.tsx';

/** What went wrong with a call, in words; an unknown code is told as unexpected. */
export function ErrorText({ error }: { readonly error: unknown }): ReactElement {
  const { messages } = useIntl();
  return <T id={errorMessageId(error, messages)} />;
}

export function errorMessageId(error: unknown, messages: object): MessageId {
  const code = error instanceof ApiError ? error.code : 'unexpected';
  const id = `error.${code}`;
  return isMessageId(id, messages) ? id : 'error.unexpected';
}

export function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id);
}
