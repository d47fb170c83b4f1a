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

export function createLive(): Live {
  const byFarm = new Map<number, Set<Listener>>();
  const everywhere = new Set<Listener>();
  return {
    publish: (event) => {
      for (const listener of everywhere) listener(event);
      for (const listener of byFarm.get(event.farmId) ?? []) listener(event);
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
