import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Camera, MapScale } from '#web/map/camera.ts';
import { readViewState, writeViewState } from '#web/map/view-state.ts';
import { countryBox } from './country-box.ts';
import { coveredByPanels } from './covered.ts';
import { recallMap, rememberMap } from './map-memory.ts';

const restMs = 400;

export interface MapPlace {
  /** Looks where the address says, else where the farm was last looked at, else at the whole farm. */
  readonly open: (camera: Camera) => void;
  readonly moved: (camera: Camera) => void;
  readonly scale: MapScale | undefined;
  /** Whether whoever came here was sent to a place, and not only to a farm or a parcel. */
  readonly isGiven: boolean;
}

/** Keeps where the map looks in the address, so that it can be sent, and in the browser, so that it is found again. */
export function useMapPlace(farm: Farm): MapPlace {
  const { at } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [scale, setScale] = useState<MapScale>();
  const [isGiven] = useState(at !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return {
    scale,
    isGiven,
    open: (camera) => {
      const seen = readViewState(at) ?? recallMap(farm.id).at;
      const box = farm.boundingBox ?? countryBox(farm.countryCode);
      if (seen) camera.show(seen);
      else if (box) camera.showFarm(box, coveredByPanels());
    },
    moved: (camera) => {
      const next = camera.scale();
      setScale((before) => (before?.metresPerPixel === next.metresPerPixel ? before : next));
      clearTimeout(timer.current);
      const { pathname } = window.location;
      timer.current = setTimeout(() => {
        const state = camera.state();
        // While the next screen is still loading the map is there, but the address is no longer its own.
        if (!state || window.location.pathname !== pathname) return;
        rememberMap(farm.id, { at: state });
        void navigate({
          to: '.',
          search: (before) => ({ ...before, at: writeViewState(state) }),
          replace: true,
          resetScroll: false,
        });
      }, restMs);
    },
  };
}
