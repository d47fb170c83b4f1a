const czechDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague', dateStyle: 'short' });

/** The calendar day that it is for the registry. */
export function registryDay(now: Date): string {
  return czechDay.format(now);
}
