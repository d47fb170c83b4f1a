import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { parcelMapOptions } from '#web/parts/parcel/parcel-map.queries.ts';
import { toView } from '#web/map/projection.ts';
import { parcelPointsOptions } from './map.queries.ts';
import { useFarmDay } from './use-farm-day.ts';
import type { MapKind, ParcelMap } from './use-farm-map.ts';

export interface TileState {
  readonly isWaiting: boolean;
  readonly fault: unknown;
}

export interface ShownParcels {
  /** Whether parcels are missing on the map that will come. */
  readonly isWaiting: boolean;
  /** Why they are missing. */
  readonly error: unknown;
  readonly retry: () => void;
  /** The colour that a parcel has on the map; undefined where it has none of its own. */
  readonly colorOf: (parcelId: number) => string | undefined;
}

/** Brings the parcels of the farm to the map, as whole outlines or as tiles and points. */
export function useShownParcels(map: ParcelMap | undefined, farm: Farm, kind: MapKind, tiles: TileState): ShownParcels {
  const outlines = useQuery({ ...parcelMapOptions(farm.id), enabled: kind === 'features' });
  const day = useFarmDay(farm.id);
  const points = useQuery({ ...parcelPointsOptions(farm.id), enabled: kind === 'tiles' });

  useEffect(() => {
    if (map?.ground.kind === 'features' && outlines.data) map.ground.show(outlines.data);
  }, [map, outlines.data]);
  useEffect(() => {
    if (map?.ground.kind === 'tiles') map.ground.show({ farmId: farm.id, revision: farm.revision, day });
  }, [map, farm.id, farm.revision, day]);
  const spots = useMemo(
    () =>
      points.data?.map(({ id, lon, lat, area, color }) => {
        const [x, y] = toView(lon, lat);
        return { id, x, y, areaHa: area, color };
      }),
    [points.data],
  );
  useEffect(() => {
    if (map?.ground.kind === 'tiles' && spots) map.ground.showSpots(spots);
  }, [map, spots]);

  const colors = useMemo(
    () =>
      new Map(
        outlines.data?.map(({ id, properties }) => [id, properties.color]) ??
          spots?.map(({ id, color }) => [id, color]),
      ),
    [outlines.data, spots],
  );
  const colorOf = (id: number): string | undefined => colors.get(id) ?? undefined;

  if (kind === 'tiles') {
    const { ground } = map ?? {};
    return {
      ...tiles,
      error: tiles.fault ?? null,
      colorOf,
      retry: () => {
        if (ground?.kind === 'tiles') ground.retry();
        if (points.error) void points.refetch();
      },
    };
  }
  return {
    isWaiting: outlines.isFetching && outlines.data === undefined,
    error: outlines.isFetching ? null : outlines.error,
    colorOf,
    retry: () => void outlines.refetch(),
  };
}
