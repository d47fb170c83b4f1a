import { useState } from 'react';

/** The layers of a map whose services do not answer. */
export interface SilentLayers<Id extends string> {
  readonly silent: ReadonlySet<Id>;
  readonly tellSilence: (id: Id, isSilent: boolean) => void;
}

/** Remembers which layers are silent, as long as the map is open. */
export function useSilentLayers<Id extends string>(): SilentLayers<Id> {
  const [silent, setSilent] = useState<ReadonlySet<Id>>(new Set());
  return {
    silent,
    tellSilence: (id, isSilent) =>
      setSilent((before) => (before.has(id) === isSilent ? before : toggled(before, id, isSilent))),
  };
}

function toggled<Id>(ids: ReadonlySet<Id>, id: Id, isIn: boolean): ReadonlySet<Id> {
  const others = [...ids].filter((other) => other !== id);
  return new Set(isIn ? [...others, id] : others);
}
