import { expect, it } from 'vitest';
import { timeOrderedId } from './time-ordered-id.ts';

it('An id says when it was made, and that it is of version 7', () => {
  expect(timeOrderedId(0x0199_7a3c_8e2b)).toMatch(/^01997a3c-8e2b-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('Ids made one after the other stand in that order, and none is like another', () => {
  const ids = Array.from({ length: 500 }, (_, at) => timeOrderedId(1_760_000_000_000 + at));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(500);
});
