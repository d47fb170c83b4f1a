import type { Fertilizer, Material, PlantProtection, Seed } from '@brazda/contract/agroevidence/materials.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { MaterialRow } from './material-rows.repository.ts';

/** A material as a reader of a language is told of it. */
export function materialView(row: MaterialRow, language: Language): Material {
  const { id, farmId, registrationNumber, validFrom, validTo, source, isGeneralKnowledge, version, registered } = row;
  // Facts are kept as the contract states them for the kind, and never written in place.
  return {
    ...{ id, farmId, registrationNumber, validFrom, validTo, source, isGeneralKnowledge, version },
    catalogueType: farmId === null ? 'PUBLIC' : 'PRIVATE',
    name: toldName(row, language),
    status: row.isRetired ? 'RETIRED' : 'OPEN',
    kind: row.kind,
    facts: row.facts,
    ...(registered && { registered }),
  } as Material;
}

function toldName({ name, names }: Pick<MaterialRow, 'name' | 'names'>, language: Language): string {
  return names[language] ?? names['en'] ?? name;
}

export function isFertilizer(material: Material): material is Fertilizer {
  return material.kind === 'FERTILIZER';
}

export function isSeed(material: Material): material is Seed {
  return material.kind === 'SEED';
}

export function isPlantProtection(material: Material): material is PlantProtection {
  return material.kind === 'PLANT_PROTECTION';
}
