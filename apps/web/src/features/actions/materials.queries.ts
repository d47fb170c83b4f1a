import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { materialKinds, type MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isWithoutAnswer, withPatience } from '#web/lib/offline/network.ts';
import { isUsedOffline } from '#web/lib/offline/offline-choice.ts';
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
      const asked = { query, farmIds: [farmId], signal: isUsedOffline() ? withPatience(signal) : signal };
      try {
        return await suggestedBy(kind, asked, crop);
      } catch (error) {
        if (signal.aborted || !isWithoutAnswer(error) || !isUsedOffline()) throw error;
        return knownHere(farmId, kind, search);
      }
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

interface Suggesting {
  readonly query: { readonly search?: string; readonly 'valid-on'?: string };
  readonly farmIds: number[];
  readonly signal: AbortSignal;
}

async function suggestedBy(
  kind: MaterialKind,
  asked: Suggesting,
  crop: number | undefined,
): Promise<readonly Material[]> {
  const { fertilizers, plantProtections, seeds } = api.agroevidence;
  if (kind === 'FERTILIZER') return fertilizers.suggestions(asked);
  if (kind === 'PLANT_PROTECTION') return plantProtections.suggestions(asked);
  return seeds.suggestions({ ...asked, query: { ...asked.query, ...(crop !== undefined && { crop }) } });
}

const most = 200;

async function usedMaterials(farmId: number): Promise<readonly Material[]> {
  const asked = { query: { 'per-page': most }, farmIds: [farmId] };
  const { seeds, fertilizers, plantProtections } = api.agroevidence.usedMaterials;
  const used = await Promise.all([fertilizers(asked), plantProtections(asked), seeds(asked)]);
  return used.flatMap(({ rows }) => rows.map(({ material }): Material => material));
}

async function ownMaterials(farmId: number): Promise<readonly Material[]> {
  const lists = await Promise.all(
    materialKinds.map((kind) => {
      const query = { kind, 'per-page': most, type: ['PRIVATE' as const] };
      return api.agroevidence.catalogueMaterials.list({ query, farmIds: [farmId] });
    }),
  );
  return lists.flatMap(({ rows }) => rows);
}

/** What a farm has used, of all kinds, the last first. */
export function usedMaterialsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'used'],
    queryFn: () => usedMaterials(farmId),
    staleTime: 60_000,
  });
}

/** What a farm has written into the catalogue itself. */
export function ownMaterialsOptions(farmId: number) {
  return queryOptions({
    queryKey: [...materialKeys.all(farmId), 'own'],
    queryFn: () => ownMaterials(farmId),
    staleTime: 60_000,
  });
}

/** Without a network: of what the farm has used and what is its own. */
async function knownHere(farmId: number, kind: MaterialKind, search: string): Promise<readonly Material[]> {
  const known = await Promise.all([usedMaterials(farmId), ownMaterials(farmId)]);
  const byId = new Map(known.flat().map((material) => [material.id, material]));
  const key = searchTextOf(search);
  return [...byId.values()].filter((material) => material.kind === kind && searchTextOf(material.name).includes(key));
}
