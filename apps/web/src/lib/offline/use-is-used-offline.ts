import { useSyncExternalStore } from 'react';
import { followOfflineChoice, isUsedOffline } from './offline-choice.ts';

export function useIsUsedOffline(): boolean {
  return useSyncExternalStore(followOfflineChoice, isUsedOffline);
}
