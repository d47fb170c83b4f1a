import type { Language } from '@brazda/contract/shapes.ts';
import type { Front } from '#server/mail/front.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/queue-mail.ts';
import { invitationWords } from './invitation-words.ts';

export interface InvitationContent {
  readonly email: string;
  readonly language: Language;
  readonly farmName: string;
  readonly inviter: string;
}

/** Leads whoever was invited to the farm; the key stands behind the mark of a fragment, which no server is ever sent. */
export function invitationMail(
  { email, language, farmName, inviter }: InvitationContent,
  { brand, url }: Front,
  key: string,
): Mail {
  const words = invitationWords[language];
  const content = {
    language,
    brand,
    home: url,
    title: words.title(farmName),
    paragraphs: [words.lead(inviter, farmName), words.how(email)],
    action: { label: words.action, url: `${url}/invitation#${key}` },
    notes: [words.validity, words.ignore],
  };
  return { recipient: email, ...composeMail(content) };
}
