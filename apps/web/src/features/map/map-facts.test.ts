import { describe, expect, it, vi } from 'vitest';
import { createMapFacts, type MapFact } from './map-facts.ts';

const count: MapFact<number> = { first: 1 };
const place: MapFact<string | undefined> = { first: 'Babice' };

describe('what parts of a map know of each other', () => {
  it('is what it was declared with until something else is said, also nothing', () => {
    const facts = createMapFacts();
    expect([facts.read(count), facts.read(place)]).toEqual([1, 'Babice']);
    facts.say(count, 2);
    facts.say(place, undefined);
    expect([facts.read(count), facts.read(place)]).toEqual([2, undefined]);
  });

  it('is known on its own map alone', () => {
    const [one, other] = [createMapFacts(), createMapFacts()];
    one.say(count, 2);
    expect(other.read(count)).toBe(1);
  });

  it('is told to those who follow it, until they do no more', () => {
    const facts = createMapFacts();
    const told = vi.fn();
    const leave = facts.follow(told);
    facts.say(count, 2);
    leave();
    facts.say(count, 3);
    expect(told).toHaveBeenCalledOnce();
  });
});
