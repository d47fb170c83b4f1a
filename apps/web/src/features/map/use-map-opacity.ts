import { useState } from 'react';
import { recallMap, rememberMap } from './map-memory.ts';

/** How strongly parcels, the picture below them and the layers over them are drawn, from 0 to 1. */
export interface MapOpacity {
  readonly parcels: number;
  readonly base: number;
  readonly overlays: number;
  readonly setParcels: (opacity: number) => void;
  readonly setBase: (opacity: number) => void;
  readonly setOverlays: (opacity: number) => void;
}

/** Kept for the farm, as the choice of the picture is. */
export function useMapOpacity(farmId: number): MapOpacity {
  const [parcels, setParcels] = useState(() => recallMap(farmId).parcelOpacity ?? 1);
  const [base, setBase] = useState(() => recallMap(farmId).baseOpacity ?? 1);
  const [overlays, setOverlays] = useState(() => recallMap(farmId).overlayOpacity ?? 1);

  return {
    parcels,
    base,
    overlays,
    setParcels: (opacity) => {
      setParcels(opacity);
      rememberMap(farmId, { parcelOpacity: opacity });
    },
    setBase: (opacity) => {
      setBase(opacity);
      rememberMap(farmId, { baseOpacity: opacity });
    },
    setOverlays: (opacity) => {
      setOverlays(opacity);
      rememberMap(farmId, { overlayOpacity: opacity });
    },
  };
}
