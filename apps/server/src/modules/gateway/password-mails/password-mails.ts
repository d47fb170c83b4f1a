import { Language } from '@brazda/contract/shapes.ts';
import type { Front } from '#server/mail/front.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { mailWords } from '#server/mail/mail-words.ts';
import type { Mail } from '#server/mail/queue-mail.ts';
import type { UserRow } from '../../core/public.ts';

type Recipient = Pick<UserRow, 'email' | 'language'>;

const fallbackLanguage: Language = 'en';

/** Leads whoever forgot the password to a form for another one. */
export function resetMail(user: Recipient, { brand, url }: Front, key: string): Mail {
  const language = languageOf(user);
  const say = mailWords(language);
  const content = {
    language,
    brand,
    home: url,
    title: say('mail.reset.title'),
    paragraphs: [say('mail.reset.lead', { email: user.email })],
    action: { label: say('mail.reset.action'), url: `${url}/reset?key=${key}` },
    notes: [say('mail.reset.validity'), say('mail.reset.ignore')],
  };
  return { recipient: user.email, ...composeMail(content) };
}

/** Tells that the password is another now, and what to do for whoever did not change it. */
export function passwordChangedMail(user: Recipient, { brand, url }: Front): Mail {
  const language = languageOf(user);
  const say = mailWords(language);
  const content = {
    language,
    brand,
    home: url,
    title: say('mail.passwordChanged.title'),
    paragraphs: [say('mail.passwordChanged.lead', { email: user.email }), say('mail.passwordChanged.notYou')],
    action: { label: say('mail.passwordChanged.action'), url: `${url}/reset` },
    notes: [say('mail.passwordChanged.own')],
  };
  return { recipient: user.email, ...composeMail(content) };
}

function languageOf({ language }: Recipient): Language {
  return Language.safeParse(language).data ?? fallbackLanguage;
}
