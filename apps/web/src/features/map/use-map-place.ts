import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Camera } from '#web/map/camera.ts';
import type { GroundMap } from '#web/map/ground-map.ts';
import { readViewState, writeViewState } from '#web/map/view-state.ts';
import { countryBox } from './country-box.ts';
import { coveredByPanels } from './covered.ts';
import { recallMap, rememberMap } from './map-memory.ts';
import { validateMapSearch } from './map-search.ts';

const restMs = 400;

export interface MapPlace {
  /** Looks where the address says, else where the farm was last looked at, else at the whole farm. */
  readonly open: (camera: Camera) => void;
  /** Whether whoever came here was sent to a place, and not only to a farm or a parcel. */
  readonly isGiven: boolean;
}

/** Where the map looks first. What the address says later is where it looks already: nobody has to be drawn anew for it. */
export function useMapPlace(farm: Farm): MapPlace {
  const { latestLocation } = useRouter();
  const [at] = useState(() => validateMapSearch(latestLocation.search).at);
  return {
    isGiven: at !== undefined,
    open: (camera) => {
      const seen = readViewState(at) ?? recallMap(farm.id).at;
      const box = farm.boundingBox ?? countryBox(farm.countryCode);
      if (seen) camera.show(seen);
      else if (box) camera.showFarm(box, coveredByPanels());
    },
  };
}

/**
 * Keeps where the map looks in the address, so that it can be sent, and in the browser, so that it is found again; of a farm
 * without land not in the browser, for when its parcels have come the map shall look at them.
 */
export function useKeptPlace(map: GroundMap | undefined, { id, boundingBox }: Farm): void {
  const navigate = useNavigate();
  const keep = useEffectEvent((pathname: string) => {
    const state = map?.camera.state();
    // While the next screen is still loading the map is there, but the address is no longer its own.
    if (!state || window.location.pathname !== pathname) return;
    if (boundingBox) rememberMap(id, { at: state });
    void navigate({
      to: '.',
      search: (before) => ({ ...before, at: writeViewState(state) }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (!map) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = map.followRest(() => {
      clearTimeout(timer);
      const { pathname } = window.location;
      timer = setTimeout(() => keep(pathname), restMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [map]);
}
