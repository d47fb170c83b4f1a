type Values = Readonly<Record<string, unknown>> | null;

/** One value of a record before and after, as it is kept; undefined where there is none. */
export interface Difference {
  readonly field: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** Of a record that was changed what differs; of one that came or went all that it says. */
export function differencesOf(before: Values, after: Values): Difference[] {
  const [was, is] = [said(before), said(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, was: was[field], is: is[field] }))
    .filter((difference) => JSON.stringify(difference.was) !== JSON.stringify(difference.is));
}

/** What a record says to people: a crop once, by its number where it has one, and a colour as one. */
function said(values: Values): Readonly<Record<string, unknown>> {
  const { red, green, blue, ...others } = values ?? {};
  const isNumbered = isSaid(others['crop_id']) || isSaid(others['own_crop_id']);
  const color = [red, green, blue].every((part) => typeof part === 'number')
    ? { color: `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` }
    : {};
  const told = Object.entries(others).filter(
    ([field, value]) => isSaid(value) && !(isNumbered && field === 'crop_name'),
  );
  return { ...Object.fromEntries(told), ...color };
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
