import { useEffect, type ReactElement, type RefObject } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { createOutlinedParcels, type OutlinedParcels } from '#web/map/parts/outlined-parcels.ts';
import type { ParcelPart as DrawnParcels, ParcelPartOptions } from '#web/map/parts/parcel-part.ts';
import { createTiledParcels, type TiledParcels } from '#web/map/parts/tiled-parcels.ts';
import { useMapPart, type Latest } from '#web/map/use-map-part.ts';
import { coveredByPanels } from './covered.ts';
import { useFarmMapState, type FarmMapState } from './farm-map-state.ts';
import { fetchTile } from '#web/parts/parcel/parcel.queries.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';

/** The parcels of the farm: those that are pointed at, selected and found are seen as such. */
export function ParcelPart(): ReactElement {
  return useFarmMapState().kind === 'tiles' ? <FromTiles /> : <FromOutlines />;
}

function FromOutlines(): null {
  const state = useFarmMapState();
  const { outlines } = state.parcels;
  const part = useMapPart(fromOutlines, state);
  useEffect(() => {
    if (outlines) part.current?.show(outlines);
  }, [part, outlines]);
  useShownState(part, state);
  return null;
}

function FromTiles(): null {
  const state = useFarmMapState();
  const { id: farmId, revision } = state.farm;
  const { spots, tiles } = state.parcels;
  const day = useFarmDay(farmId);
  const part = useMapPart(fromTiles, state);
  useEffect(() => part.current?.show({ farmId, revision, day }), [part, farmId, revision, day]);
  useEffect(() => {
    if (spots) part.current?.showSpots(spots);
  }, [part, spots]);
  useEffect(() => {
    if (tiles.retries > 0) part.current?.retry();
  }, [part, tiles.retries]);
  useShownState(part, state);
  return null;
}

type State = Latest<FarmMapState>;

function fromOutlines(map: GroundMap, state: State): OutlinedParcels {
  return createOutlinedParcels(optionsFor(map, state));
}

function fromTiles(map: GroundMap, state: State): TiledParcels {
  return createTiledParcels({
    ...optionsFor(map, state),
    fetchTile,
    onWaiting: (isWaiting) => state.current.parcels.tiles.setWaiting(isWaiting),
    onFault: (fault) => state.current.parcels.tiles.setFault(fault),
  });
}

function optionsFor({ camera, dressed }: GroundMap, state: State): ParcelPartOptions {
  return {
    dress: dressed(),
    onSelect: (id) => state.current.choose(id),
    onPoint: (id) => state.current.pointed.point(id),
    onCluster: (cluster) => camera.showCluster(cluster, coveredByPanels()),
  };
}

/** Keeps the parcels in step with what is chosen, found, renamed and pointed at beside the map. */
function useShownState(part: RefObject<DrawnParcels | undefined>, state: FarmMapState): void {
  const { found, layers, opacity, pointed, renamed, season, selection } = state;
  const [parcels, labels] = [layers.isShown('parcels'), layers.isShown('labels')];
  useEffect(() => part.current?.select(selection.id), [part, selection.id]);
  useEffect(() => part.current?.only(found), [part, found]);
  useEffect(() => part.current?.recolor(season.colors), [part, season.colors]);
  useEffect(() => part.current?.setOpacity(opacity.parcels), [part, opacity.parcels]);
  useEffect(() => part.current?.setShown({ parcels, labels }), [part, parcels, labels]);
  useEffect(() => {
    if (renamed) part.current?.rename(renamed.id, renamed.name);
  }, [part, renamed]);
  useEffect(() => pointed.follow(() => part.current?.hover(pointed.id())), [part, pointed]);
}
