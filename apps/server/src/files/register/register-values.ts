import { RefusedRow } from './register-problems.ts';

/** What the registers write where a day has no end. */
const endless = '2999-12-31';
const written = /^(\d{4})-(\d\d)-(\d\d)(?:T.*)?$/;
const writtenByDots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:\s.*)?$/;

/** A day as registers write it, with or without its time; null where there is none or no end. Throws RefusedRow. */
export function dayIn(text: string | null): string | null {
  if (text === null || text === '') return null;
  const dots = writtenByDots.exec(text);
  const parts = dots ? [dots[3], dots[2], dots[1]] : (written.exec(text)?.slice(1) ?? []);
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) throw new RefusedRow('DAY_UNREADABLE');
  return day >= endless ? null : day;
}

/** A number with a point or a comma; null where there is none. Throws RefusedRow. */
export function numberIn(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text.trim() === '' || text.trim() === '-') return null;
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) throw new RefusedRow('NUMBER_UNREADABLE');
  return Number(plain);
}

/** One line, without doubled spaces. Throws RefusedRow where it is longer than it may be. */
export function lineOf(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length > longest) throw new RefusedRow('TOO_LONG');
  return line;
}

/** The same, cut where it is longer: what is only told and never judged. */
export function cutLine(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
