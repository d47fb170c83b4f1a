type Values = Readonly<Record<string, unknown>> | null;

/** One value of a record before and after; a dash stands where there is none. */
export interface Difference {
  readonly field: string;
  readonly was: string;
  readonly is: string;
}

/** What says nothing to people. */
const unsaid = new Set(['farm_id', 'id', 'version', 'sort_key', 'block_sort_key', 'west', 'south', 'east', 'north']);
const nothing = '–';
const longestShown = 120;

/** Of a record that was changed what differs; of one that came or went all that it says. */
export function differencesOf(before: Values, after: Values): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !unsaid.has(field))
    .map((field) => ({ field, was: shown(before?.[field]), is: shown(after?.[field]) }))
    .filter(({ was, is }) => was !== is);
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
