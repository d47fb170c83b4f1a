import type { Language } from '@brazda/contract/shapes.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import type { Front } from '#server/mail/front.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { mailWords } from '#server/mail/mail-words.ts';
import type { Mail } from '#server/mail/queue-mail.ts';

export interface InvitationContent {
  readonly email: string;
  readonly language: Language;
  readonly farmName: string;
  readonly inviter: string;
  readonly role: FarmRole;
}

/** Leads whoever was invited to the farm; the key stands behind the mark of a fragment, which no server is ever sent. */
export function invitationMail(
  { email, language, farmName, inviter, role }: InvitationContent,
  { brand, url }: Front,
  key: string,
): Mail {
  const say = mailWords(language);
  const content = {
    language,
    brand,
    home: url,
    title: say('mail.invitation.title', { farm: farmName }),
    paragraphs: [
      say('mail.invitation.lead', { inviter, farm: farmName }),
      say('mail.invitation.role', { role }),
      say('mail.invitation.how', { email }),
    ],
    action: { label: say('mail.invitation.action'), url: `${url}/invitation#${key}` },
    notes: [say('mail.invitation.validity'), say('mail.invitation.ignore')],
  };
  return { recipient: email, ...composeMail(content) };
}
