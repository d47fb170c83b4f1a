/** One value of a file of separated values, RFC 4180; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function separatedValue(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
