import type { Series } from './half-hour-series.ts';

/** The lists of a series as JSON writes them, without their brackets: so one follows another by a comma. */
export interface WrittenLists {
  readonly values: string;
  /** Null where values are no means. */
  readonly minimum: string | null;
  readonly maximum: string | null;
}

type Lists = Pick<Series, 'values' | 'minimum' | 'maximum'>;

/** Whether anything is known in them. */
export function saysSomething({ values }: Pick<Series, 'values'>): boolean {
  return values.some((value) => value !== null);
}

export function writeLists({ values, minimum, maximum }: Lists): WrittenLists {
  return { values: write(values), minimum: minimum && write(minimum), maximum: maximum && write(maximum) };
}

export function readLists({ values, minimum, maximum }: WrittenLists): Lists {
  return {
    values: read(values),
    minimum: minimum === null ? null : read(minimum),
    maximum: maximum === null ? null : read(maximum),
  };
}

/** Lists of as many steps in which nothing is known. */
export function nothingIn(steps: number, hasBand: boolean): WrittenLists {
  const nothing = Array.from({ length: steps }, () => 'null').join(',');
  return { values: nothing, minimum: hasBand ? nothing : null, maximum: hasBand ? nothing : null };
}

/** One list after the other. */
export function joinLists(lists: readonly WrittenLists[], hasBand: boolean): WrittenLists {
  const joined = (of: keyof WrittenLists): string => lists.map((list) => list[of]).join(',');
  return {
    values: joined('values'),
    minimum: hasBand ? joined('minimum') : null,
    maximum: hasBand ? joined('maximum') : null,
  };
}

const bar = '|';

/** As one text, which is kept. */
export function packLists({ values, minimum, maximum }: WrittenLists): string {
  return minimum === null || maximum === null ? values : [values, minimum, maximum].join(bar);
}

export function unpackLists(packed: string): WrittenLists {
  const [values = '', minimum = null, maximum = null] = packed.split(bar);
  return { values, minimum, maximum };
}

function write(list: readonly (number | null)[]): string {
  return JSON.stringify(list).slice(1, -1);
}

function read(list: string): (number | null)[] {
  return JSON.parse(`[${list}]`) as (number | null)[];
}
