import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { parcelMapOptions } from '#web/parts/parcel/parcel-map.queries.ts';
import { toView } from '#web/map/projection.ts';
import type { Spot } from '#web/map/scatter.ts';
import { parcelPointsOptions } from '#web/parts/parcel/parcel.queries.ts';

export type MapKind = 'features' | 'tiles';

export interface ShownParcels {
  /** Whether parcels are missing on the map that will come. */
  readonly isWaiting: boolean;
  /** Why they are missing. */
  readonly error: unknown;
  readonly retry: () => void;
  /** The colour that a parcel has on the map; undefined where it has none of its own. */
  readonly colorOf: (parcelId: number) => string | undefined;
  /** The whole outlines, where they do not come as tiles. */
  readonly outlines: readonly ParcelFeature[] | undefined;
  /** Where the parcels lie, where their outlines come as tiles. */
  readonly spots: readonly Spot[] | undefined;
  readonly tiles: TileState;
}

/** How it goes with tiles of outlines: told by the part that fetches them, and to it. */
export interface TileState {
  /** Tiles are waited for where none are seen. */
  readonly setWaiting: (isWaiting: boolean) => void;
  /** Why tiles do not come, and undefined once they do again. */
  readonly setFault: (fault: unknown) => void;
  /** How often somebody wished that they are asked for again. */
  readonly retries: number;
}

/** The parcels of the farm that the map shows, as whole outlines or as tiles and points. */
export function useShownParcels(farm: Farm, kind: MapKind): ShownParcels {
  const outlines = useQuery({ ...parcelMapOptions(farm.id), enabled: kind === 'features' });
  const points = useQuery({ ...parcelPointsOptions(farm.id), enabled: kind === 'tiles' });
  const [isWaiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [retries, setRetries] = useState(0);
  const spots = useMemo(
    () =>
      points.data?.map(({ id, lon, lat, area, color }) => {
        const [x, y] = toView(lon, lat);
        return { id, x, y, areaHa: area, color };
      }),
    [points.data],
  );
  const colors = useMemo(
    () =>
      new Map(
        outlines.data?.map(({ id, properties }) => [id, properties.color]) ??
          spots?.map(({ id, color }) => [id, color]),
      ),
    [outlines.data, spots],
  );
  const shown = {
    outlines: outlines.data,
    spots,
    tiles: { setWaiting, setFault, retries },
    colorOf: (id: number) => colors.get(id) ?? undefined,
  };

  if (kind === 'tiles') {
    const retry = (): void => {
      setRetries(retries + 1);
      if (points.error) void points.refetch();
    };
    return { ...shown, isWaiting, error: fault ?? null, retry };
  }
  return {
    ...shown,
    isWaiting: outlines.isFetching && outlines.data === undefined,
    error: outlines.isFetching ? null : outlines.error,
    retry: () => void outlines.refetch(),
  };
}
