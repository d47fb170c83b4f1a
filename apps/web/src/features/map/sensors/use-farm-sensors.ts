import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GroundMap } from '#web/map/ground-map.ts';
import { usePointedParcel, type PointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { placesOptions, type SensorPlace } from '#web/parts/sensor/places.queries.ts';
import { coveredByPanels } from '../covered.ts';

/** What a map of a farm is of: its list, and what is always shown. */
export type MapContextName = 'parcels' | 'sensors';

/** The sensors of a farm on its map, and what is known of them there. */
export interface FarmSensors {
  readonly isShown: boolean;
  /** Undefined while they are not known, and where they are not shown. */
  readonly places: readonly SensorPlace[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Whether places are shown too where nothing stands any more. */
  readonly withFormer: boolean;
  readonly setWithFormer: (withFormer: boolean) => void;
  readonly chosen: SensorPlace | undefined;
  /** By its place; undefined chooses none. */
  readonly choose: (locationId: number | undefined) => void;
  /** Chooses what was pressed on the map, which moves no farther than it must. */
  readonly press: (locationId: number | undefined) => void;
  /** Chooses a place and flies to it. */
  readonly show: (place: SensorPlace) => void;
  /** Places that lie so close together that no map tells them apart: one of them is chosen of a list. */
  readonly crowd: readonly number[];
  readonly setCrowd: (locationIds: readonly number[]) => void;
  /** Which of them is pointed at, by its place. */
  readonly pointed: PointedParcel;
}

interface FarmSensorsOptions {
  readonly farm: Farm;
  readonly map: GroundMap | undefined;
  /** Whether whoever came here was sent to a place. */
  readonly isPlaceGiven: boolean;
  readonly isShown: boolean;
  /** Something of them is shown, and nothing else any more. */
  readonly onShow: () => void;
}

const nobody: readonly number[] = [];

export function useFarmSensors({ farm, map, isPlaceGiven, isShown, onShow }: FarmSensorsOptions): FarmSensors {
  const [withFormer, setWithFormer] = useState(false);
  const [crowd, setCrowd] = useState(nobody);
  const { data, error, refetch } = useQuery({ ...placesOptions(farm.id, withFormer), enabled: isShown });
  const places = isShown ? data : undefined;
  const pointed = usePointedParcel();
  const [chosenId, say] = useAddressedSensor();
  const chosen = places?.find(({ locationId }) => locationId === chosenId);

  const choose = (locationId: number | undefined): void => {
    say(locationId);
    if (crowd.length > 0) setCrowd(nobody);
  };
  const fly = ({ geometry: { coordinates } }: SensorPlace): void => {
    const [lon, lat] = coordinates;
    // The panel has its height only when it has been drawn.
    requestAnimationFrame(() => map?.camera.flyTo({ lat, lon }, coveredByPanels()));
  };
  const show = (place: SensorPlace): void => {
    onShow();
    choose(place.locationId);
    fly(place);
  };
  useArrival({ map, places, isPlaceGiven, chosen, show, fly });

  return {
    isShown,
    places,
    error,
    retry: () => void refetch(),
    withFormer,
    setWithFormer,
    chosen,
    choose,
    press: (locationId) => {
      choose(locationId);
      const place = places?.find((one) => one.locationId === locationId);
      if (!place) return;
      const [lon, lat] = place.geometry.coordinates;
      requestAnimationFrame(() => map?.camera.reveal([lon, lat, lon, lat], coveredByPanels()));
    },
    show,
    crowd,
    setCrowd: (locationIds) => {
      onShow();
      say(undefined);
      setCrowd(locationIds);
    },
    pointed,
  };
}

/** The chosen place stands in the address: it survives a reload and can be sent. */
function useAddressedSensor(): [chosen: number | undefined, choose: (locationId: number | undefined) => void] {
  const chosen = useSearch({ strict: false, select: ({ sensor }) => sensor });
  const navigate = useNavigate();
  const router = useRouter();
  return [
    chosen,
    (locationId) => {
      const { sensor: present } = router.state.location.search as { readonly sensor?: number };
      if (locationId === present) return;
      void navigate({
        to: '.',
        search: ({ sensor: _sensor, node: _node, ...others }) =>
          locationId === undefined ? others : { ...others, sensor: locationId },
        replace: present !== undefined,
        resetScroll: false,
      });
    },
  ];
}

interface Arrival extends Pick<FarmSensorsOptions, 'map' | 'isPlaceGiven'>, Pick<FarmSensors, 'places' | 'chosen'> {
  readonly show: (place: SensorPlace) => void;
  readonly fly: (place: SensorPlace) => void;
}

/** Whoever was sent to a sensor is brought to where it stands, once. */
function useArrival({ map, places, isPlaceGiven, chosen, show, fly }: Arrival): void {
  const sentTo = useSearch({ strict: false, select: ({ node }) => node });
  const hasArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const sought = places?.find(({ nodeId, historic }) => nodeId === sentTo && !historic);
    if (sought) show(sought);
    else if (chosen && !isPlaceGiven) fly(chosen);
  });
  const isReady = map !== undefined && places !== undefined;
  useEffect(() => {
    if (isReady) arrive();
  }, [isReady]);
}
