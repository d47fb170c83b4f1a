import { nearestLand, type NearLand } from '@brazda/domain/nearest-land.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  followPosition,
  isPositionAllowed,
  type DevicePosition,
  type PositionFault,
} from '#web/lib/follow-position.ts';
import { parcelMapOptions } from '#web/parts/parcel/parcel-map.queries.ts';

/** How it goes with the place of the device; before somebody wishes it, nobody is asked. */
export type PlaceState = 'unasked' | 'looking' | 'known' | PositionFault;

export interface PlaceHere {
  readonly state: PlaceState;
  readonly position: DevicePosition | undefined;
  readonly look: () => void;
}

/** So sure is sure enough for parcels; the device need not go on. */
const sureMetres = 15;
/** A device that is no surer after this does not become so. */
const longestMs = 60_000;

/** Where the device is: at once where it may be asked, else once somebody wishes it; never longer than is of use. */
export function usePlaceHere(): PlaceHere {
  const [isWanted, setWanted] = useState(false);
  const [fault, setFault] = useState<PositionFault>();
  const [position, setPosition] = useState<DevicePosition>();
  const look = (): void => {
    setFault(undefined);
    setWanted(true);
  };
  useEffect(() => {
    let isOver = false;
    void isPositionAllowed().then((isAllowed) => {
      if (isAllowed && !isOver) setWanted(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const enough = setTimeout(() => setWanted(false), longestMs);
    const stop = followPosition({
      onPosition: (next) => {
        setPosition(next);
        setFault(undefined);
        if (next.accuracyM <= sureMetres) setWanted(false);
      },
      onFault: (next) => {
        setFault(next);
        setWanted(false);
      },
    });
    return () => {
      clearTimeout(enough);
      stop();
    };
  }, [isWanted]);
  return { state: stateOf(position, fault, isWanted), position, look };
}

function stateOf(
  position: DevicePosition | undefined,
  fault: PositionFault | undefined,
  isWanted: boolean,
): PlaceState {
  // What is known stays of use where the device falls silent; not where it may not be asked any more.
  if (position && fault !== 'refused') return 'known';
  return fault ?? (isWanted ? 'looking' : 'unasked');
}

/** Farther away nobody stands who means a parcel. */
const nearMetres = 500;
/** Unsurer than this, any of many parcels may be meant. */
export const roughMetres = 1000;
const most = 4;

interface LandHere {
  /** Undefined as long as it is not known. */
  readonly near: readonly NearLand[] | undefined;
  readonly error: Error | null;
}

/** The parcels of the farm around a place, the one under it first; by the outlines, wherever they are kept. */
export function useLandHere(farmId: number, position: DevicePosition | undefined): LandHere {
  const isAsked = position !== undefined && position.accuracyM <= roughMetres;
  const { data, error } = useQuery({ ...parcelMapOptions(farmId), enabled: isAsked });
  const land = useMemo(() => data?.map(({ id, geometry }) => ({ id, polygons: geometry.coordinates })), [data]);
  const near = useMemo(
    () =>
      land && isAsked ? nearestLand(position.place, land, nearMetres + position.accuracyM).slice(0, most) : undefined,
    [land, isAsked, position],
  );
  return { near, error: data ? null : error };
}
