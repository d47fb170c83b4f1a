import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** Reads one value of an address; undefined for anything that it cannot mean, and for what is so without being said. */
export type AddressReader<V> = (value: unknown) => V | undefined;
type Readers = Readonly<Record<string, AddressReader<unknown>>>;
type SearchOf<R extends Readers> = { readonly [K in keyof R]?: ReturnType<R[K]> };

/** The largest number that an id or a page can have. */
const largest = 2_147_483_647;
const typingPauseMs = 300;

/** A whole number from 1. */
export function numberInAddress(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= largest ? number : undefined;
}

/** Which page of a list; that it is the first is not said. */
export function pageInAddress(value: unknown): number | undefined {
  const page = numberInAddress(value);
  return page === 1 ? undefined : page;
}

/** Some whole numbers from 1, each once, at most so many. */
export function numbersInAddress(most: number): AddressReader<readonly number[]> {
  return (value) => {
    const numbers = (Array.isArray(value) ? value : [value]).flatMap((each) => numberInAddress(each) ?? []);
    return numbers.length === 0 ? undefined : [...new Set(numbers)].slice(0, most);
  };
}

export function textInAddress(longest = 100): AddressReader<string> {
  return (value) => {
    // What is all figures comes out of an address as a number.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '';
    return text === '' ? undefined : text;
  };
}

/** One of some values; which of them holds where nothing is said may be named, and is then left out. */
export function choiceInAddress<V extends string>(values: readonly V[], usual?: V): AddressReader<V> {
  return (value) => values.find((each) => each === value && each !== usual);
}

/** A calendar day, YYYY-MM-DD. */
export function dayInAddress(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : undefined;
}

/** A number that is not negative, such as hectares. */
export function decimalInAddress(value: unknown): number | undefined {
  const number = Number(value);
  return value !== '' && value !== null && Number.isFinite(number) && number >= 0 && number <= 1_000_000
    ? number
    : undefined;
}

export function markInAddress(value: unknown): true | undefined {
  return value === true ? true : undefined;
}

/**
 * What the address says of a list: its page, how it is sorted, what is left of it. Gives the validator of a route; what the
 * address says wrongly is left out.
 */
export function listSearch<R extends Readers>(readers: R): (search: Readonly<Record<string, unknown>>) => SearchOf<R> {
  return (search) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as SearchOf<R>;
}

interface Showing {
  /** Puts it in the place of what was shown, instead of leaving a way back to that. */
  readonly replace?: boolean;
}

/**
 * What the address says of a list, and how to show something else of it: from its first page on, unless the page is what
 * is changed. As nothing else knows of it, back and forward lead through what was shown.
 */
export function useListSearch<S extends object>(
  validate: (search: Readonly<Record<string, unknown>>) => S,
): [S, (change: Partial<S>, showing?: Showing) => void] {
  const search = validate(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: Partial<S>, { replace = false }: Showing = {}): void => {
    const next: Record<string, unknown> = { ...search, page: undefined, ...change };
    void navigate({ to: '.', search: validate(next), replace });
  };
  return [search, show];
}

/** A text that is typed into the address once typing pauses; what the address says otherwise, as after a way back, is shown. */
export function useTypedSearch(said: string, say: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(said);
  const [known, setKnown] = useState(said);
  if (known !== said) {
    setKnown(said);
    if (typed.trim() !== said) setTyped(said);
  }
  const wanted = useDebounced(typed.trim(), typingPauseMs);
  const settle = useEffectEvent(() => {
    if (wanted === typed.trim() && wanted !== said) say(wanted);
  });
  useEffect(() => {
    settle();
  }, [wanted]);
  return [typed, setTyped];
}
