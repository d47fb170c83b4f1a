import type { Language } from '@brazda/contract/shapes.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { mailTexts, type MailTextId, type MailTextValues } from './mail-texts.generated.ts';

interface Kinds {
  readonly text: string | number;
  readonly number: number;
}

type Told<Id extends MailTextId> = Id extends keyof MailTextValues
  ? [values: { readonly [Name in keyof MailTextValues[Id]]: Kinds[MailTextValues[Id][Name] & keyof Kinds] }]
  : [];

/** What mails say in one language, by the id of the text and what it is told. */
export type MailWords = <Id extends MailTextId>(id: Id, ...told: Told<Id>) => string;

export function mailWords(language: Language): MailWords {
  return (id, ...[values]) => String(new IntlMessageFormat(mailTexts[language][id], language).format(values));
}
