import { useState, useSyncExternalStore } from 'react';
import { useFarmMapState } from './farm-map-state.ts';
import type { MapFact } from './map-facts.ts';

/** A fact of the map around, and how another is said. */
export function useMapFact<Value>(fact: MapFact<Value>): [value: Value, say: (value: Value) => void] {
  const { follow, read, say } = useFarmMapState().facts;
  const value = useSyncExternalStore(follow, () => read(fact));
  const [sayIt] = useState(() => (next: Value) => say(fact, next));
  return [value, sayIt];
}
