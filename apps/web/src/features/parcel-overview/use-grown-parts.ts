import type { ParcelFeature } from '@brazda/contract/agroevidence/parcels.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hexColor } from '@brazda/domain/crop-colors.ts';
import { api } from '#web/lib/api.ts';
import { cultivationsOptions } from '#web/parts/cultivation/cultivations.queries.ts';
import { parcelKeys } from '#web/parts/parcel/parcel-keys.ts';

type GrownPart = ParcelFeature['properties']['parts'][number];

const none: readonly GrownPart[] = [];

/** Where crops of their own stand on parts of a parcel today; parts without an outline are drawn nowhere. */
export function useGrownParts(farmId: number, parcelId: number): readonly GrownPart[] {
  const { data: grown } = useQuery(cultivationsOptions(farmId, parcelId));
  const outlined = grown?.filter(({ hasOutline }) => hasOutline).map(({ id }) => id) ?? [];
  const { data } = useQuery({ ...partsOptions(farmId, parcelId, outlined), enabled: outlined.length > 0 });
  return outlined.length > 0 ? (data ?? none) : none;
}

function partsOptions(farmId: number, parcelId: number, outlined: readonly number[]) {
  return queryOptions({
    queryKey: [...parcelKeys.one(farmId, parcelId), 'parts', outlined],
    queryFn: async ({ signal }): Promise<readonly GrownPart[]> => {
      const query = { 'parcel-ids': [parcelId], 'per-page': mostParts };
      const { rows } = await api.agroevidence.seedApplications.outlines({ query, farmIds: [farmId], signal });
      return rows.flatMap(({ id, geometry, properties: { part, area, crop } }) =>
        geometry === null || !outlined.includes(id)
          ? []
          : [{ part, area, crop_id: crop.id, color: crop.color && hexColor(crop.color), geometry }],
      );
    },
  });
}

const mostParts = 200;
