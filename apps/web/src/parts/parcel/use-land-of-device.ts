import { useHasNetwork } from '#web/lib/offline/network.ts';
import { useIsUsedOffline } from '#web/lib/offline/use-is-used-offline.ts';

/** Whether outlines have to come from what is kept on this device: tiles are not kept, they come from the server alone. */
export function useIsLandOfDevice(): boolean {
  const isUsedOffline = useIsUsedOffline();
  return !useHasNetwork() && isUsedOffline;
}
