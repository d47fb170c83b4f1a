import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId, PlainMessageId } from './ids.generated.ts';
import { textIn, type Text, type ValuesOf } from './text.ts';

interface Rich {
  readonly text: string | number | ReactElement;
  readonly number: number;
  readonly date: Date | number | string;
  readonly tag: (parts: ReactNode[]) => ReactNode;
}

type TProps<Id extends MessageId> = { readonly id: Id } & ([Id] extends [PlainMessageId]
  ? { readonly values?: undefined }
  : { readonly values: ValuesOf<Id, Rich> });

/** A text of the interface in the language on screen. */
export function T<Id extends MessageId>({ id, values }: TProps<Id>): ReactElement {
  const plain: PlainMessageId = id as PlainMessageId;
  return values ? <FormattedMessage id={plain} values={values} /> : <FormattedMessage id={plain} />;
}

/** The same as plain text, for attributes and titles: `text('login.submit')`. */
export function useText(): Text {
  return textIn(useIntl());
}
