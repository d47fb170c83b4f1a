/** To make what knows how to write takes as long as to write a hundred times: one of a kind is kept for all. */
const kept = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** What writes times in a language, as asked for; by clocks of the machine, which may be put to another zone, it is not kept. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, options);
  return options.timeZone === undefined ? make() : keptAs(`time ${locale} ${JSON.stringify(options)}`, make);
}

/** What writes numbers in a language, as asked for. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keptAs(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
}

function keptAs<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  const known = kept.get(key) as F | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
