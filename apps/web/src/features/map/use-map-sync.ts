import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { useEffect } from 'react';
import type { BaseLayer } from '#web/lib/configuration.ts';
import type { PointedParcel } from './pointed-parcel.ts';
import type { ParcelMap } from './use-farm-map.ts';

interface MapState {
  readonly base: readonly BaseLayer[];
  readonly selectedId: number | undefined;
  readonly marker: Coordinates | undefined;
  /** The parcels that the list has found; undefined where it shows all. */
  readonly found: ReadonlySet<number> | undefined;
  readonly pointed: PointedParcel;
}

/** Keeps the map in step with React: what is chosen, found and pointed at beside it. */
export function useMapSync(map: ParcelMap | undefined, told: MapState): void {
  const { base, selectedId, marker, found, pointed } = told;
  useEffect(() => {
    map?.showBase(base);
  }, [map, base]);
  useEffect(() => {
    map?.select(selectedId);
  }, [map, selectedId]);
  useEffect(() => {
    map?.mark(marker);
  }, [map, marker]);
  useEffect(() => {
    map?.ground.only(found);
  }, [map, found]);
  useEffect(
    () =>
      pointed.follow(() => {
        map?.hover(pointed.id());
      }),
    [map, pointed],
  );
}
