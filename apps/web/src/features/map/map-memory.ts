import { storage, storageKeys } from '#web/lib/storage.ts';
import { readViewState, writeViewState, type ViewState } from '#web/map/view-state.ts';

/** What the map of a farm looked like when it was last seen here. */
export interface MapMemory {
  readonly at?: ViewState;
  readonly base?: string;
}

export function recallMap(farmId: number): MapMemory {
  try {
    const stored = JSON.parse(storage.read(keyOf(farmId)) ?? '{}') as { at?: unknown; base?: unknown };
    const at = readViewState(stored.at);
    return { ...(at && { at }), ...(typeof stored.base === 'string' && { base: stored.base }) };
  } catch {
    return {};
  }
}

export function rememberMap(farmId: number, change: MapMemory): void {
  const { at, base } = { ...recallMap(farmId), ...change };
  storage.write(keyOf(farmId), JSON.stringify({ ...(at && { at: writeViewState(at) }), base }));
}

function keyOf(farmId: number): string {
  return `${storageKeys.farmState}${farmId}.map`;
}
