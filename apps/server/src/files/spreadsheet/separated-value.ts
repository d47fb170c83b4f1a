/** How values are separated; programs for tables take a file at once where it is as their language writes numbers. */
export interface SeparatedStyle {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

/** RFC 4180, with the decimal point of machines. */
export const plainStyle: SeparatedStyle = { separator: ',', decimal: '.' };

/** As spreadsheets of a language open it by a double click. */
export function styleOfLanguage(language: string): SeparatedStyle {
  const hasComma = new Intl.NumberFormat(language).format(0.5).includes(',');
  return hasComma ? { separator: ';', decimal: ',' } : plainStyle;
}

/** One value of a file of separated values, RFC 4180; a text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function separatedValue(value: string | number | null, { decimal }: SeparatedStyle = plainStyle): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
