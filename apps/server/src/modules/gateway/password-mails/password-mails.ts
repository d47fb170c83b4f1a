import { Language } from '@brazda/contract/shapes.ts';
import type { Front } from '#server/mail/front.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/queue-mail.ts';
import type { UserRow } from '../../core/public.ts';
import { passwordWords, type PasswordWords } from './password-words.ts';

type Recipient = Pick<UserRow, 'email' | 'language'>;

const fallbackLanguage: Language = 'en';

/** Leads whoever forgot the password to a form for another one. */
export function resetMail(user: Recipient, { brand, url }: Front, key: string): Mail {
  const { language, reset } = wordsFor(user);
  const content = {
    language,
    brand,
    home: url,
    title: reset.title,
    paragraphs: [reset.lead(user.email)],
    action: { label: reset.action, url: `${url}/reset?key=${key}` },
    notes: [reset.validity, reset.ignore],
  };
  return { recipient: user.email, ...composeMail(content) };
}

/** Tells that the password is another now, and what to do for whoever did not change it. */
export function passwordChangedMail(user: Recipient, { brand, url }: Front): Mail {
  const { language, changed } = wordsFor(user);
  const content = {
    language,
    brand,
    home: url,
    title: changed.title,
    paragraphs: [changed.lead(user.email), changed.notYou],
    action: { label: changed.action, url: `${url}/reset` },
    notes: [changed.own],
  };
  return { recipient: user.email, ...composeMail(content) };
}

function wordsFor({ language }: Recipient): PasswordWords & { readonly language: Language } {
  const spoken = Language.safeParse(language).data ?? fallbackLanguage;
  return { ...passwordWords[spoken], language: spoken };
}
