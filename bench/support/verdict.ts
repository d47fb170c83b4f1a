import { loadavg } from 'node:os';
import type { Row } from '../bench.ts';
import { rounded } from './statistics.ts';

interface Measured {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be at most, or at least; without it the figure is for information. */
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly more?: Row;
}

/** A line of the table: the figure, its goal and whether it was met, and how busy the machine was. */
export function verdict({ what, value, unit, atMost, atLeast, more = {} }: Measured): Row {
  const goal = atMost === undefined ? (atLeast === undefined ? '' : `≥ ${atLeast}`) : `≤ ${atMost}`;
  const isMet = value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
  return {
    what,
    value: rounded(value),
    unit,
    goal,
    met: goal === '' ? '' : isMet ? 'yes' : 'NO',
    ...more,
    load: rounded(loadavg()[0] ?? 0),
  };
}
