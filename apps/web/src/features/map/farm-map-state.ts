import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { coveredByPanels } from './covered.ts';
import { usePointedParcel, type PointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import type { BaseLayerChoice } from './use-base-layer.ts';
import { useFarmSensors, type FarmSensors, type MapContextName } from './sensors/use-farm-sensors.ts';
import { useMapFacts, type MapFacts } from './map-facts.ts';
import { useMapLayers, type MapLayers } from './use-map-layers.ts';
import { useMapOpacity, type MapOpacity } from './use-map-opacity.ts';
import { useToolInUse, type ToolInUse } from './map-tool.ts';
import { useSelectedParcel, type SelectedParcel } from '#web/parts/parcel/use-selected-parcel.ts';
import { useShownSeason, type ShownSeason } from './use-shown-season.ts';
import { useShownParcels, type MapKind, type ShownParcels } from './use-shown-parcels.ts';

export interface RenamedParcel {
  readonly id: number;
  readonly name: string | undefined;
}

/** What the map of a farm and the panels over it have to know of each other. */
export interface FarmMapState {
  readonly farm: Farm;
  readonly kind: MapKind;
  /** What the list beside the map is of. */
  readonly context: MapContextName;
  readonly sensors: FarmSensors;
  readonly parcels: ShownParcels;
  readonly base: BaseLayerChoice;
  readonly layers: MapLayers;
  readonly opacity: MapOpacity;
  /** The season whose plan colours the parcels. */
  readonly season: ShownSeason;
  readonly pointed: PointedParcel;
  readonly selection: SelectedParcel;
  /** Selects a parcel and brings it into the middle of the map. */
  readonly goTo: (parcel: { readonly id: number }) => void;
  /** Selects what was pressed on the map, which moves no farther than it must. */
  readonly choose: (parcelId: number | undefined) => void;
  /** The parcels that the list has found; undefined where it shows all. */
  readonly found: ReadonlySet<number> | undefined;
  readonly setFound: (ids: ReadonlySet<number> | undefined) => void;
  /** The place that was searched for by its coordinates. */
  readonly marked: Coordinates | undefined;
  readonly mark: (place: Coordinates | undefined) => void;
  /** The parcel that was renamed last, for as long as the map does not know it itself; without a name, it was not. */
  readonly renamed: RenamedParcel | undefined;
  readonly rename: (renamed: RenamedParcel) => void;
  readonly tool: ToolInUse;
  /** What its tools and parts have to know of each other besides. */
  readonly facts: MapFacts;
}

interface FarmMapOptions {
  readonly farm: Farm;
  readonly kind: MapKind;
  readonly context: MapContextName;
  readonly map: GroundMap | undefined;
  readonly base: BaseLayerChoice;
  /** Whether whoever came here was sent to a place, and not only to a farm or a parcel. */
  readonly isPlaceGiven: boolean;
}

export function useFarmMap({ farm, kind, context, map, base, isPlaceGiven }: FarmMapOptions): FarmMapState {
  const selection = useSelectedParcel(farm.id);
  const parcels = useShownParcels(farm, kind);
  const layers = useMapLayers(farm);
  const opacity = useMapOpacity(farm.id);
  const season = useShownSeason(farm.id);
  const pointed = usePointedParcel();
  const [found, setFound] = useState<ReadonlySet<number>>();
  const [marked, mark] = useState<Coordinates>();
  const [renamed, rename] = useState<RenamedParcel>();
  const tool = useToolInUse();
  const facts = useMapFacts();
  const sensors = useFarmSensors({
    farm,
    map,
    isPlaceGiven,
    isShown: context === 'sensors' || layers.isShown('sensors'),
    onShow: () => {
      mark(undefined);
      selection.select(undefined);
    },
  });

  const look = async (id: number, how: 'showParcel' | 'reveal'): Promise<void> => {
    const box = await selection.findBox(id);
    // The panel has its height only when it has been drawn with what was fetched.
    if (box) requestAnimationFrame(() => map?.camera[how](box, coveredByPanels()));
  };
  const arrive = useEffectEvent(() => {
    if (selection.id !== undefined && !isPlaceGiven) void look(selection.id, 'showParcel');
  });
  useEffect(() => {
    if (map) arrive();
  }, [map]);

  return {
    farm,
    kind,
    context,
    sensors,
    parcels,
    base,
    layers,
    opacity,
    season,
    pointed,
    selection,
    found,
    setFound,
    marked,
    mark,
    renamed,
    rename,
    tool,
    facts,
    goTo: ({ id }) => {
      mark(undefined);
      sensors.choose(undefined);
      selection.select(id);
      void look(id, 'showParcel');
    },
    choose: (id) => {
      selection.select(id);
      if (id !== undefined) void look(id, 'reveal');
    },
  };
}

export const FarmMapContext = createContext<FarmMapState | undefined>(undefined);

export function useFarmMapState(): FarmMapState {
  const state = use(FarmMapContext);
  if (!state) throw new Error('There is no map of a farm around this');
  return state;
}
