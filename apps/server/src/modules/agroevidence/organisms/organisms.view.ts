import type { Organism } from '@brazda/contract/agroevidence/materials.ts';
import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import { Language } from '@brazda/contract/shapes.ts';
import type { CatalogueOrganismRow, OrganismRow } from './organisms.repository.ts';

export function organismView(row: OrganismRow, language: Language): Organism {
  const { code, name, names, isGeneralKnowledge } = row;
  return { code, name: names[language] ?? names['en'] ?? name, registeredName: name, isGeneralKnowledge };
}

export function catalogueOrganismView(row: CatalogueOrganismRow, language: Language): CatalogueOrganism {
  const { code, names, source, leftOn, products } = row;
  return {
    ...organismView(row, language),
    eppo: eppoCode.test(code) ? code : null,
    names: Language.options.flatMap((each) => {
      const name = names[each];
      return name === undefined ? [] : [{ language: each, name }];
    }),
    ...{ source, leftOn, products },
  };
}

/** Codes of registers are numbers, and our own are in small letters. */
const eppoCode = /^(?=.*[A-Z])[A-Z0-9]{5,6}$/;
