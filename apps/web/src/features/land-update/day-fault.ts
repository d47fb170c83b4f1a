export type DayFault =
  | { readonly id: 'validation.required' | 'landUpdate.dayFuture' }
  /** With the day that the words name. */
  | { readonly id: 'landUpdate.dayEarly'; readonly day: string };

/** What is wrong with the day that is to be compared: none, one to come, or one before what the farm has already. */
export function dayFault(day: string | null, today: string, lastDay: string | undefined): DayFault | undefined {
  if (day === null) return { id: 'validation.required' };
  if (day > today) return { id: 'landUpdate.dayFuture' };
  if (lastDay !== undefined && day < lastDay) return { id: 'landUpdate.dayEarly', day: lastDay };
  return undefined;
}
