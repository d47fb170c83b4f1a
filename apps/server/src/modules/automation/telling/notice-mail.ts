import { composeMail } from '#server/mail/compose-mail.ts';
import type { Front } from '#server/mail/front.ts';
import { mailWords } from '#server/mail/mail-words.ts';
import type { Mail } from '#server/mail/queue-mail.ts';
import type { Bundle } from './bundle-notices.ts';
import type { DueNotice } from './due-notices.repository.ts';
import { sayNotification } from './say-notification.ts';

/** One mail of all that has happened: what, where, since when by the clocks of the farm, and where to look. */
export function noticeMail(bundle: Bundle, farmId: number, { brand, url }: Front): Mail {
  const [first, ...others] = bundle;
  const { email, language, farmName } = first;
  const say = mailWords(language);
  const farm = `${url}/farm/${farmId}`;
  const isOne = others.length === 0;
  const content = {
    ...{ language, brand, home: url },
    title: isOne
      ? sayNotification(first.told, language).title
      : say('mail.notice.bundle', { count: bundle.length, farm: farmName }),
    paragraphs: bundle.map((notice) => paragraphOf(notice, isOne)),
    action: { label: say('mail.notice.action'), url: isOne ? `${farm}/${first.link}` : `${farm}/notifications` },
    notes: [farmName, say('mail.notice.settings', { url: `${farm}/notifications/settings` })],
  };
  return { recipient: email, ...composeMail(content) };
}

function paragraphOf({ told, language, since, timeZone }: DueNotice, isTitled: boolean): string {
  const { title, text } = sayNotification(told, language);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(since);
  const sentences = [text, mailWords(language)('mail.notice.since', { time })];
  return (isTitled ? sentences : [title, ...sentences]).map(asSentence).join(' ');
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
