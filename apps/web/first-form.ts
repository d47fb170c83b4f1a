import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const messages = join(import.meta.dirname, 'src/i18n/messages');

/**
 * The form of the sign-in as the page itself has it, in each language: it takes letters before the application is there,
 * and sends none. The server leaves the one that is asked for, and shows it at the address of the sign-in alone.
 */
export function firstForms(): string {
  return readdirSync(join(messages, 'sign-in'))
    .map((file) => firstForm(file.slice(0, 2), { ...textsOf('shared', file), ...textsOf('sign-in', file) }))
    .join('');
}

type Texts = Readonly<Record<string, string>>;

/** The button is off until there is a script that would send; a form whose button is off is not sent by the Enter key either. */
function firstForm(language: string, texts: Texts): string {
  const text = (id: string): string => escape(texts[id] ?? '');
  const field = (name: string, attributes: string): string =>
    `<label for="first-${name}">${text(`login.${name}`)}</label><input id="first-${name}" name="${name}" ${attributes} autocapitalize="none" spellcheck="false">`;
  return [
    `<main data-language="${language}"><form novalidate>`,
    `<h1>${text('login.title')}</h1><p>${text('login.lead')}</p>`,
    field('username', 'autocomplete="username" inputmode="email" autofocus'),
    field('password', 'type="password" autocomplete="current-password"'),
    `<div><input id="first-rememberMe" name="rememberMe" type="checkbox"><label for="first-rememberMe">${text('login.rememberMe')}</label></div>`,
    `<button type="submit" disabled>${text('login.submit')}</button></form></main>`,
  ].join('');
}

/** Laid out as the screen that takes its place, so that nothing moves under the fingers of whoever is typing. */
export const firstFormStyle = [
  '#first main{display:none}',
  '#first[data-sign-in] main{display:block}#first form{box-sizing:border-box;display:flex;flex-direction:column;width:100%;max-width:480px;margin:0 auto;padding:32px 20px}',
  '#first[data-sign-in]{background:var(--p)}#first[data-sign-in] header{height:auto;padding:18px 20px 6px;border:0;letter-spacing:-.01em}',
  '#first[data-sign-in]>p{margin:0 auto auto 0}#first[data-sign-in]>p::before{content:none!important}',
  '#first h1{margin:0;font-size:24px;line-height:1.25;font-weight:650;letter-spacing:-.01em}#first form p{margin:4px 0 24px;font-size:16px;color:var(--m)}',
  '#first form>label{margin-bottom:4px;line-height:1.5;font-weight:550}#first form>input{box-sizing:border-box;height:44px;margin:0 0 20px;padding:0 12px;font:16px system-ui,sans-serif;color:var(--i);background:var(--p);border:1px solid var(--e);border-radius:8px}',
  '#first form div{display:flex;align-items:center;gap:8px;min-height:44px;margin-bottom:20px}#first form div input{width:20px;height:20px;margin:0;accent-color:var(--f)}',
  '#first input:focus-visible{outline:2px solid var(--f);outline-offset:-1px}',
  '#first button{height:48px;border:0;border-radius:12px;font:650 16px system-ui,sans-serif;color:var(--o);background:var(--f);opacity:.6}',
  '@media (min-width:900px){#first[data-sign-in]{background:linear-gradient(90deg,var(--p) 480px,var(--g) 0)}#first[data-sign-in] header{padding:30px 40px 6px}#first form{margin:0;padding:clamp(24px,13vh,144px) 40px 48px}}',
].join('');

function textsOf(area: string, file: string): Texts {
  return JSON.parse(readFileSync(join(messages, area, file), 'utf8')) as Texts;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<"]/g, (character) => entities[character] ?? character);
}
