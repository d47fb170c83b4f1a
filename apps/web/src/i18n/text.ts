import type { IntlShape } from 'react-intl';
import type { MessageId, MessageValues, PlainMessageId } from './ids.generated.ts';

interface Plain {
  readonly text: string | number;
  readonly number: number;
  readonly date: Date | number | string;
  readonly tag: never;
}

type ValuesOfOne<Id extends keyof MessageValues, Kinds> = {
  readonly [Name in keyof MessageValues[Id]]: Kinds[MessageValues[Id][Name] & keyof Kinds];
};

/** What a message has to be told, and of which kinds; one of several has to be told what each of them has to. */
export type ValuesOf<Id extends MessageId, Kinds = Plain> = (
  Id extends keyof MessageValues ? (values: ValuesOfOne<Id, Kinds>) => void : never
) extends (values: infer Values extends Readonly<Record<string, Kinds[keyof Kinds]>>) => void
  ? Values
  : never;

type Told<Id extends MessageId> = [Id] extends [PlainMessageId] ? [] : [values: ValuesOf<Id>];

/** A text of the interface by its id, and what it is told: `text('login.submit')`. */
export type Text = <Id extends MessageId>(id: Id, ...told: Told<Id>) => string;

/** For what is no component: says texts in the language that it is given. */
export function textIn(intl: IntlShape): Text {
  return (id, ...[values]) => intl.formatMessage({ id: id as PlainMessageId }, values);
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell react-intl which ids there are
  namespace FormatjsIntl {
    interface Message {
      /** By itself it would not ask for the values of the others. */
      ids: PlainMessageId;
    }
  }
}
