import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { coveredByPanels } from './covered.ts';
import type { ParcelMap } from './use-farm-map.ts';

export type PositionState = 'off' | 'looking' | 'known';

export interface WhereIAm {
  readonly state: PositionState;
  /** Looks for it and follows it; once more, stops. */
  readonly toggle: () => void;
}

const patienceMs = 20_000;
const refused = 1;

/** Where whoever looks at the map is. The device is asked only on their wish, and the position stays in the browser. */
export function usePosition(map: ParcelMap | undefined): WhereIAm {
  const [state, setState] = useState<PositionState>('off');
  const text = useText();
  const showSnackbar = useSnackbar();
  const isOn = state !== 'off';

  const arrive = useEffectEvent(({ coords }: GeolocationPosition) => {
    const place = { lat: coords.latitude, lon: coords.longitude };
    map?.showPosition({ place, accuracyM: coords.accuracy });
    if (state === 'looking') map?.camera.showPosition(place, coords.accuracy, coveredByPanels());
    setState('known');
  });
  const fail = useEffectEvent((code: number) => {
    // A position that was lost for a while may come back; only who has none yet has to be told.
    if (state === 'known' && code !== refused) return;
    setState('off');
    showSnackbar({
      tone: 'error',
      message: text(code === refused ? 'map.locate.refused' : 'map.locate.unavailable'),
    });
  });

  useEffect(() => {
    if (!isOn || !map) return undefined;
    const watch = navigator.geolocation.watchPosition(
      (position) => {
        arrive(position);
      },
      ({ code }) => {
        fail(code);
      },
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 10_000 },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      map.showPosition(undefined);
    };
  }, [isOn, map]);

  return {
    state,
    toggle: () => {
      setState(isOn ? 'off' : 'looking');
    },
  };
}
