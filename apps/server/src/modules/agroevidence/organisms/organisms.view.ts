import type { Organism } from '@brazda/contract/agroevidence/materials.ts';
import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import { Language } from '@brazda/contract/shapes.ts';
import type { CatalogueOrganismRow, OrganismRow } from './organisms.repository.ts';
import type { OwnOrganismRow } from './own-organisms.repository.ts';

export function organismView(row: OrganismRow, language: Language): Organism {
  const { code, name, names, isGeneralKnowledge, latinName } = row;
  const registeredName = latinName ?? name;
  return { code, name: names[language] ?? names['en'] ?? name, registeredName, isGeneralKnowledge };
}

export function catalogueOrganismView(row: CatalogueOrganismRow, language: Language): CatalogueOrganism {
  const { code, names, ownId, farmId, version, source, leftOn, products } = row;
  return {
    ...organismView(row, language),
    ...{ ownId, farmId, version },
    catalogueType: ownId === null ? 'PUBLIC' : 'PRIVATE',
    status: row.isRetired ? 'RETIRED' : 'OPEN',
    eppo: ownId === null && eppoCode.test(code) ? code : row.eppo,
    names: Language.options.flatMap((each) => {
      const name = names[each];
      return name === undefined ? [] : [{ language: each, name }];
    }),
    ...{ source, leftOn, products },
  };
}

/** A farm's own, with how many products may be used against it. */
export function ownOrganismView(row: OwnOrganismRow, products: number, language: Language): CatalogueOrganism {
  const unsaid = { names: {}, isGeneralKnowledge: false, source: null, leftOn: null };
  return catalogueOrganismView({ ...row, ...unsaid, ownId: row.id, products }, language);
}

/** Codes of registers are numbers, and our own are in small letters. */
const eppoCode = /^(?=.*[A-Z])[A-Z0-9]{5,6}$/;
