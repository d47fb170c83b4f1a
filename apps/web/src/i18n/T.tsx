import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from './ids.generated.ts';

type Primitive = string | number | boolean | Date | null | undefined;
type RichValues = Readonly<Record<string, Primitive | ReactElement | ((parts: ReactNode[]) => ReactNode)>>;
export type TextValues = Readonly<Record<string, Primitive>>;

interface TProps {
  readonly id: MessageId;
  readonly values?: RichValues;
}

/** A text of the interface in the language on screen. */
export function T({ id, values }: TProps): ReactElement {
  return values ? <FormattedMessage id={id} values={values} /> : <FormattedMessage id={id} />;
}

/** The same as plain text, for attributes and titles: `text('login.submit')`. */
export function useText(): (id: MessageId, values?: TextValues) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to tell react-intl which ids there are
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
