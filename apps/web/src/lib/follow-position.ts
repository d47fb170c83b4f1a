import type { Coordinates } from '@brazda/domain/coordinates.ts';

export interface DevicePosition {
  readonly place: Coordinates;
  /** The true place is within so many metres, as the device believes. */
  readonly accuracyM: number;
}

/** Whoever uses the device does not let us know where it is; or it could not find out. */
export type PositionFault = 'refused' | 'unavailable';

interface Following {
  readonly onPosition: (position: DevicePosition) => void;
  readonly onFault: (fault: PositionFault) => void;
}

const patienceMs = 20_000;
const oldestMs = 10_000;
/** `GeolocationPositionError.PERMISSION_DENIED`, which not every browser names. */
const refused = 1;

/**
 * Follows where the device is until what it gives back is called. It stays in the browser. While the page is out of sight
 * the device is not asked: that would cost its battery for nobody.
 */
export function followPosition({ onPosition, onFault }: Following): () => void {
  let watch: number | undefined;
  const stop = (): void => {
    if (watch !== undefined) navigator.geolocation.clearWatch(watch);
    watch = undefined;
  };
  const begin = (): void => {
    watch ??= navigator.geolocation.watchPosition(
      ({ coords: { latitude: lat, longitude: lon, accuracy } }) =>
        onPosition({ place: { lat, lon }, accuracyM: accuracy }),
      ({ code }) => onFault(code === refused ? 'refused' : 'unavailable'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: oldestMs },
    );
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') begin();
    else stop();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}

/** Whether it is a device that is carried about and can tell where it is: what stands on a desk guesses by its address. */
export function isCarried(): boolean {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  return window.isSecureContext && geolocation !== undefined && window.matchMedia('(pointer: coarse)').matches;
}

/** Whether the device may be asked without asking whoever uses it. */
export async function isPositionAllowed(): Promise<boolean> {
  const { permissions } = navigator as { permissions?: Permissions };
  const answer = await permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return answer?.state === 'granted';
}
