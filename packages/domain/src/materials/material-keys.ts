import { foldText } from '../fold-text.ts';
import type { KindFacts } from './material-facts.ts';

/** What is said of a material, as far as it is found by it. */
export type SearchedMaterial = KindFacts & {
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly registrationNumber: string | null;
};

export interface MaterialKeys {
  /** Folded, each key on a line of its own. */
  readonly searchKey: string;
  readonly cropIds: readonly number[];
  readonly organismCodes: readonly string[];
}

/** What a material is found by: names, number, crops and organisms; crops by their names in all languages. */
export function materialKeys(
  material: SearchedMaterial,
  cropNames: ReadonlyMap<number, readonly string[]>,
): MaterialKeys {
  const cropIds = cropsOf(material);
  const crops = cropIds.flatMap((id) => cropNames.get(id) ?? []);
  const organisms = organismsOf(material);
  const texts = [material.name, ...Object.values(material.names ?? {}), material.registrationNumber ?? ''];
  const keys = [...texts, ...furtherTexts(material), ...crops, ...organisms.map(({ name }) => name)].map(foldText);
  return {
    searchKey: [...new Set(keys.filter(Boolean))].join('\n'),
    cropIds,
    organismCodes: [...new Set(organisms.flatMap(({ code }) => (code === null ? [] : [code])))],
  };
}

/** The crops that the facts name, each once. */
export function cropsOf(material: KindFacts): number[] {
  if (material.kind === 'SEED') return material.facts.cropId === null ? [] : [material.facts.cropId];
  if (material.kind === 'FERTILIZER') return [];
  return [...new Set(material.facts.uses.flatMap(({ cropIds }) => cropIds))];
}

function organismsOf(material: KindFacts): { readonly code: string | null; readonly name: string }[] {
  return material.kind === 'PLANT_PROTECTION' ? material.facts.uses.flatMap(({ organisms }) => organisms) : [];
}

function furtherTexts(material: KindFacts): string[] {
  if (material.kind !== 'PLANT_PROTECTION') return [];
  const { activeSubstances, uses } = material.facts;
  return [...activeSubstances.map(({ name }) => name), ...uses.map(({ cropText }) => cropText)];
}
