import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { materialKeys } from '#web/parts/material/materials.queries.ts';

interface AskedMaterials {
  readonly search: string;
  readonly day: string | null;
  /** The crop that seeds are of. */
  readonly crop: number | undefined;
}

/** Materials of a kind by what is typed, the farm's own first. */
export function suggestedOptions(farmId: number, kind: MaterialKind, { search, day, crop }: AskedMaterials) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'suggested', kind, search, day, kind === 'SEED' ? crop : undefined],
    queryFn: async ({ signal }): Promise<readonly Material[]> => {
      const query = { ...(search !== '' && { search }), ...(day !== null && { 'valid-on': day }) };
      const asked = { query, farmIds: [farmId], signal };
      const { fertilizers, plantProtections, seeds } = api.agroevidence;
      if (kind === 'FERTILIZER') return fertilizers.suggestions(asked);
      if (kind === 'PLANT_PROTECTION') return plantProtections.suggestions(asked);
      return seeds.suggestions({ ...asked, query: { ...query, ...(crop !== undefined && { crop }) } });
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}
