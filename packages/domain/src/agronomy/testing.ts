import agronomy from '../vectors/agronomy.json' with { type: 'json' };
import type { SprayProtection, WeatherHour } from './disease.ts';

interface Vector<Input, Expected> {
  readonly id: string;
  readonly input: Input;
  readonly expected: Expected;
  readonly tolerance: number | null;
}

type Numbers = Readonly<Record<string, number>>;

/** A published or computed example, by its id. */
export function vector<Input, Expected>(id: string): Vector<Input, Expected> {
  const one = (agronomy as readonly Vector<unknown, unknown>[]).find((each) => each.id === id);
  if (!one) throw new Error(`No vector ${id}`);
  return one as Vector<Input, Expected>;
}

/** What of an example a formula gives beyond its tolerance. */
export function deviations(id: string, formulas: (input: Numbers) => Numbers): readonly string[] {
  const { input, expected, tolerance } = vector<Numbers, Numbers>(id);
  const rounding = 1e-9;
  return Object.entries(formulas(input))
    .filter(([name, value]) => !(Math.abs(value - (expected[name] ?? NaN)) <= (tolerance ?? 0) + rounding))
    .map(([name, value]) => `${id} ${name}: ${value} for ${String(expected[name])}`);
}

/** A value that has to be known. */
export function known(value: number | null): number {
  if (value === null) throw new Error('Not known');
  return value;
}

const dryHour: WeatherHour = { temperature: 15, humidity: 60, rainfall: 0, isLeafWet: false };

export function hour(more: Partial<WeatherHour> = {}): WeatherHour {
  return { ...dryHour, ...more };
}

export function hoursOf(count: number, more: Partial<WeatherHour> = {}): readonly WeatherHour[] {
  return Array.from({ length: count }, () => hour(more));
}

export const unknownHour: WeatherHour = { temperature: null, humidity: null, rainfall: null, isLeafWet: null };

export const unsprayed: SprayProtection = { day: '2026-06-10', protectedUntil: null };

/** Hours with one of them unknown. */
export function withUnknown(hours: readonly WeatherHour[], at: number): readonly WeatherHour[] {
  return hours.map((each, index) => (index === at % hours.length ? unknownHour : each));
}
