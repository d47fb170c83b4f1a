import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createTiledParcels, type TiledParcels } from '#web/map/parts/tiled-parcels.ts';
import { toView } from '#web/map/projection.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { coveredByFrame } from '#web/ui/MapFrame.tsx';
import { fetchTile, parcelPointsOptions } from './parcel.queries.ts';
import type { PointedParcel } from './pointed-parcel.ts';

interface ParcelsOnMapProps {
  readonly farm: Farm;
  readonly pointed: PointedParcel;
  readonly selectedId: number | undefined;
  /** Those that stand out; undefined where all do. */
  readonly found: ReadonlySet<number> | undefined;
  readonly onSelect: (id: number | undefined) => void;
}

/** The parcels of a farm on a map beside something else that tells of them. */
export function ParcelsOnMap(props: ParcelsOnMapProps): null {
  const { farm, pointed, selectedId, found } = props;
  const { data: points } = useQuery(parcelPointsOptions(farm.id));
  const day = useFarmDay(farm.id);
  const part = useMapPart(createLand, props);
  const { id: farmId, revision } = farm;
  const spots = useMemo(
    () =>
      points?.map(({ id, lon, lat, area, color }) => {
        const [x, y] = toView(lon, lat);
        return { id, x, y, areaHa: area, color };
      }),
    [points],
  );
  useEffect(() => part.current?.show({ farmId, revision, day }), [part, farmId, revision, day]);
  useEffect(() => {
    if (spots) part.current?.showSpots(spots);
  }, [part, spots]);
  useEffect(() => part.current?.select(selectedId), [part, selectedId]);
  useEffect(() => part.current?.only(found), [part, found]);
  useEffect(() => pointed.follow(() => part.current?.hover(pointed.id())), [part, pointed]);
  return null;
}

function createLand({ camera, dressed }: GroundMap, latest: Latest<ParcelsOnMapProps>): TiledParcels {
  return createTiledParcels({
    dress: dressed(),
    fetchTile,
    onSelect: (id) => latest.current.onSelect(id),
    onPoint: (id) => latest.current.pointed.point(id),
    onCluster: (cluster) => camera.showCluster(cluster, coveredByFrame),
  });
}
