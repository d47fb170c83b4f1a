import { numericValue } from '../json-values.ts';

/** A day, a time to the nanosecond and its offset, as protobuf writes it; without an offset nobody knows when it is. */
const instantText = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,12}))?(Z|[+-]\d{2}:?\d{2})$/i;

/** From here on a number of seconds since 1970 would be in the year 5138, and is one of milliseconds. */
const leastMilliseconds = 100_000_000_000;

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** An instant as text, or as seconds or milliseconds since 1970; null where it is none of a device of these times. */
export function instantOf(value: unknown): Date | null {
  const number = numericValue(value);
  const milliseconds = number === null ? millisecondsOfText(value) : millisecondsOfNumber(number);
  return milliseconds >= earliest && milliseconds < latest ? new Date(milliseconds) : null;
}

function millisecondsOfNumber(number: number): number {
  return Math.floor(number >= leastMilliseconds ? number : number * 1000);
}

function millisecondsOfText(value: unknown): number {
  if (typeof value !== 'string' || value.length > 50) return Number.NaN;
  const [, day, time, fraction = '', offset = ''] = instantText.exec(value.trim()) ?? [];
  if (day === undefined || time === undefined) return Number.NaN;
  const zone = offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return Date.parse(`${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${zone}`);
}
