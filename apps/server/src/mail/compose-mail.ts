import type { BrandFace } from '@brazda/domain/brands.ts';
import { escapeMarkup } from '../foundation/escape-markup.ts';

/** What a mail says, before it has a shape. */
export interface MailContent {
  /** Language code, for those who read mails aloud and for translators. */
  readonly language: string;
  /** Under which name and colour it comes. */
  readonly brand: Pick<BrandFace, 'title' | 'accent'>;
  /** What it is about, as it goes on after the brand: 'Brázda: new password'. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What follows the action, in smaller letters. */
  readonly notes: readonly string[];
  /** Where the sender is found. */
  readonly home: string;
}

interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Gives a mail its two shapes: plain text, and a page that needs nothing from elsewhere. */
export function composeMail(content: MailContent): ComposedMail {
  return { subject: `${content.brand.title}: ${content.title}`, text: textOf(content), html: htmlOf(content) };
}

function textOf({ language, title, paragraphs, action, notes, brand, home }: MailContent): string {
  const parts = [
    headingOf(title, language),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${brand.title}\n${home}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const ink = '#1b241e';
const muted = '#5d645c';
const fonts = "'Inter', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Styles stand in each element and tables make the layout: many mail programs know nothing else. */
function htmlOf({ language, brand, title, paragraphs, action, notes, home }: MailContent): string {
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(headingOf(title, language))}</title>
</head>
<body style="margin:0;padding:0;background:#f7f4ec;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ec;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${fonts};color:${ink};">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;color:${brand.accent};">${escapeMarkup(brand.title)}</td></tr>
<tr><td style="padding:32px;background:#fffdf8;border:1px solid #e4dfd2;border-radius:12px;">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700;">${escapeMarkup(headingOf(title, language))}</h1>
${paragraphs.map((text) => paragraph(text, `margin:0 0 16px;font-size:16px;line-height:1.5;`)).join('\n')}
${action ? button(action, brand.accent) : ''}
${notes.map((text) => paragraph(text, `margin:0 0 8px;font-size:14px;line-height:1.5;color:${muted};`)).join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:12px;line-height:1.5;color:${muted};">${escapeMarkup(brand.title)} · <a href="${escapeMarkup(home)}" style="color:${muted};">${escapeMarkup(home.replace(/^https?:\/\//, ''))}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function headingOf(title: string, language: string): string {
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

function paragraph(text: string, style: string): string {
  return `<p style="${style}">${escapeMarkup(text)}</p>`;
}

/** A button, and the same address to be copied where buttons do not work. */
function button({ label, url }: NonNullable<MailContent['action']>, accent: string): string {
  const to = escapeMarkup(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;"><tr><td style="background:${accent};border-radius:8px;">
<a href="${to}" style="display:inline-block;padding:12px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;">${escapeMarkup(label)}</a>
</td></tr></table>
<p style="margin:0 0 24px;font-size:12px;line-height:1.5;color:${muted};word-break:break-all;"><a href="${to}" style="color:${muted};">${to}</a></p>`;
}
