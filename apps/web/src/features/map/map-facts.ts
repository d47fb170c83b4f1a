import { useState } from 'react';

/**
 * Something that parts of a map have to know of each other for as long as it is open, as what was measured. It is declared
 * where it belongs, and the map itself need not name it.
 */
export interface MapFact<Value> {
  readonly first: Value;
}

/** What is known on one open map. */
export interface MapFacts {
  readonly read: <Value>(fact: MapFact<Value>) => Value;
  readonly say: <Value>(fact: MapFact<Value>, value: Value) => void;
  readonly follow: (onChange: () => void) => () => void;
}

export function useMapFacts(): MapFacts {
  const [facts] = useState(createMapFacts);
  return facts;
}

export function createMapFacts(): MapFacts {
  const known = new Map<MapFact<unknown>, unknown>();
  const followers = new Set<() => void>();
  return {
    // A value comes in only with a fact of its own type.
    read: <Value>(fact: MapFact<Value>) => (known.has(fact) ? (known.get(fact) as Value) : fact.first),
    say: (fact, value) => {
      known.set(fact, value);
      for (const tell of followers) tell();
    },
    follow: (onChange) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
  };
}
