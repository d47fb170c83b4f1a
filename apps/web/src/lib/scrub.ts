const emailSign = '(?:@|%40)';
const email = new RegExp(`[\\p{L}\\p{N}._+-]+${emailSign}[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+`, 'gu');
const token = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g;
/** What stands behind an address: its query and its fragment. */
const behindAddress = /((?:https?:\/\/|\/)[^\s"'<>?#\\]*)[?#][^\s"'<>\\]*/g;

/** A text without emails, tokens and the queries of addresses. */
export function scrubText(text: string): string {
  return text.replace(behindAddress, '$1').replace(email, '[email]').replace(token, '[token]');
}

/** The same of every text within a value that consists of plain data. */
export function scrub<T>(value: T): T {
  return scrubAny(value) as T;
}

function scrubAny(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubAny);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scrubAny(part)]));
}
