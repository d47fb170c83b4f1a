import { useFlags } from '#web/lib/flags.ts';

/** Where the map of a farm is: the newer one where the installation has it on. */
export function useMapPath(): '/farm/$farmId/map' | '/farm/$farmId/map-v2' {
  return useFlags()['cfd-8205-map-v2'] ? '/farm/$farmId/map-v2' : '/farm/$farmId/map';
}
