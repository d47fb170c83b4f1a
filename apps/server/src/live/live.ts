import type { FarmEvent } from '@brazda/contract/core/farm-events.ts';

type Listener = (event: FarmEvent) => void;

/** Hands on what happens on farms to whoever in this process follows them. */
export interface Live {
  publish(event: FarmEvent): void;
  /** Follows some farms until the returned function is called. */
  follow(farmIds: readonly number[], listener: Listener): () => void;
  /** Follows all farms; for what the process itself keeps of them. */
  followAll(listener: Listener): () => void;
}

/** A listener that throws takes nothing from the others: `onError` is told of it. */
export function createLive(onError: (error: unknown) => void = () => undefined): Live {
  const byFarm = new Map<number, Set<Listener>>();
  const everywhere = new Set<Listener>();
  const tell = (listener: Listener, event: FarmEvent): void => {
    try {
      listener(event);
    } catch (error) {
      onError(error);
    }
  };
  return {
    publish: (event) => {
      for (const listener of everywhere) tell(listener, event);
      for (const listener of byFarm.get(event.farmId) ?? []) tell(listener, event);
    },
    follow: (farmIds, listener) => {
      for (const farmId of farmIds) byFarm.set(farmId, (byFarm.get(farmId) ?? new Set()).add(listener));
      return () => {
        for (const farmId of farmIds) {
          const listeners = byFarm.get(farmId);
          listeners?.delete(listener);
          if (listeners?.size === 0) byFarm.delete(farmId);
        }
      };
    },
    followAll: (listener) => {
      everywhere.add(listener);
      return () => everywhere.delete(listener);
    },
  };
}
