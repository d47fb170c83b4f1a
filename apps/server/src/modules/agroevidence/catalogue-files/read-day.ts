/** Days since the last of 1899, as workbooks count them. */
const firstDayOfWorkbooks = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

/** A calendar day as 2026-04-01, 1. 4. 2026 or 1/4/2026, or as the number that a workbook has for it; other texts as they are. */
export function readDay(text: string): string {
  if (/^\d{5}(\.0+)?$/.test(text)) {
    return new Date(firstDayOfWorkbooks + Number(text) * dayMilliseconds).toISOString().slice(0, 10);
  }
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./]\s*(\d{1,2})[./]\s*(\d{4})\.?$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
