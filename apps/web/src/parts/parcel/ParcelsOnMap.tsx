import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactElement, type RefObject } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createOutlinedParcels, type OutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import type { ParcelPart, ParcelPartOptions } from '#web/map/parts/parcel-part.ts';
import { createTiledParcels, type TiledParcels } from '#web/map/parts/tiled-parcels.ts';
import { toView } from '#web/map/projection.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { coveredByFrame } from '#web/ui/MapFrame.tsx';
import { parcelMapOptions } from './parcel-map.queries.ts';
import { fetchTile, parcelPointsOptions } from './parcel.queries.ts';
import type { PointedParcel } from './pointed-parcel.ts';
import { useIsLandOfDevice } from './use-land-of-device.ts';

interface ParcelsOnMapProps {
  readonly farm: Farm;
  readonly pointed: PointedParcel;
  readonly selectedId: number | undefined;
  /** Those that stand out; undefined where all do. */
  readonly found: ReadonlySet<number> | undefined;
  readonly onSelect: (id: number | undefined) => void;
}

/** The parcels of a farm on a map beside something else that tells of them; without a network, as the device keeps them. */
export function ParcelsOnMap(props: ParcelsOnMapProps): ReactElement {
  return useIsLandOfDevice() ? <FromOutlines {...props} /> : <FromTiles {...props} />;
}

function FromOutlines(props: ParcelsOnMapProps): null {
  const { data: outlines } = useQuery(parcelMapOptions(props.farm.id));
  const part = useMapPart(createOutlines, props);
  useEffect(() => {
    if (outlines) part.current?.show(outlines);
  }, [part, outlines]);
  useShownState(part, props);
  return null;
}

function FromTiles(props: ParcelsOnMapProps): null {
  const { farm } = props;
  const { data: points } = useQuery(parcelPointsOptions(farm.id));
  const day = useFarmDay(farm.id);
  const part = useMapPart(createTiles, props);
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
  useShownState(part, props);
  return null;
}

function useShownState(
  part: RefObject<ParcelPart | undefined>,
  { pointed, selectedId, found }: ParcelsOnMapProps,
): void {
  useEffect(() => part.current?.select(selectedId), [part, selectedId]);
  useEffect(() => part.current?.only(found), [part, found]);
  useEffect(() => pointed.follow(() => part.current?.hover(pointed.id())), [part, pointed]);
}

type LatestProps = Latest<ParcelsOnMapProps>;

function createOutlines(map: GroundMap, latest: LatestProps): OutlinedParcels {
  return createOutlinedParcels(optionsFor(map, latest));
}

function createTiles(map: GroundMap, latest: LatestProps): TiledParcels {
  return createTiledParcels({ ...optionsFor(map, latest), fetchTile });
}

function optionsFor({ camera, dressed }: GroundMap, latest: LatestProps): ParcelPartOptions {
  return {
    dress: dressed(),
    onSelect: (id) => latest.current.onSelect(id),
    onPoint: (id) => latest.current.pointed.point(id),
    onCluster: (cluster) => camera.showCluster(cluster, coveredByFrame),
  };
}
