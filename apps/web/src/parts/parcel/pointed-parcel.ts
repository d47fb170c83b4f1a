import { useState, useSyncExternalStore } from 'react';

/**
 * The hover state: which parcel is pointed at, on the map or in the list. Those who show it follow it without all else
 * being drawn anew.
 */
export interface PointedParcel {
  readonly id: () => number | undefined;
  readonly point: (id: number | undefined) => void;
  readonly follow: (listener: () => void) => () => void;
}

export function createPointedParcel(): PointedParcel {
  let pointed: number | undefined;
  const listeners = new Set<() => void>();
  return {
    id: () => pointed,
    point: (id) => {
      if (id === pointed) return;
      pointed = id;
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function usePointedParcel(): PointedParcel {
  const [pointed] = useState(createPointedParcel);
  return pointed;
}

export function useIsPointed({ id, follow }: PointedParcel, parcelId: number): boolean {
  return useSyncExternalStore(follow, () => id() === parcelId);
}
