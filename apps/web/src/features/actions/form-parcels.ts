import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import { searchKeyOf, searchTextOf } from '@brazda/domain/search-key.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';

/** A parcel on which something can be done, as forms show it. */
export interface FormParcel {
  readonly id: number;
  readonly name: string;
  readonly area: number;
  readonly crop: Pick<Crop, 'name' | 'color'> | null;
  /** What it is searched by. */
  readonly key: string;
}

export interface FormParcels {
  readonly all: readonly FormParcel[];
  readonly byId: ReadonlyMap<number, FormParcel>;
}

interface Asked {
  readonly parcels: FormParcels | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The parcels of the farm, and those that an action was done on though they are no more. */
export function useFormParcels(farmId: number, known: ActionDetail | undefined): Asked {
  const { data, error, refetch } = useQuery(parcelListOptions(farmId));
  const parcels = useMemo(() => {
    if (!data) return undefined;
    const open = data.map((parcel): FormParcel => {
      const crop = parcel.seedApplication?.seed.crop ?? null;
      return { id: parcel.id, name: parcelTitle(parcel), area: parcel.area, crop, key: searchKeyOf(parcel) };
    });
    const ids = new Set(open.map(({ id }) => id));
    const gone = (known?.targets ?? [])
      .filter(({ parcelId }) => !ids.has(parcelId))
      .map(({ parcelId: id, name, parcelArea: area }): FormParcel => ({
        id,
        name,
        area,
        crop: null,
        key: searchTextOf(name),
      }));
    const all = [...gone, ...open];
    return { all, byId: new Map(all.map((parcel) => [parcel.id, parcel])) };
  }, [data, known]);
  return { parcels, error: data ? null : error, retry: () => void refetch() };
}
