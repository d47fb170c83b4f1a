import type { RuleSource } from './finding.ts';
import type { JudgedMaterial } from './question.ts';

type Labelled = Pick<JudgedMaterial, 'name' | 'registrationNumber' | 'validFrom' | 'validTo' | 'isGeneralKnowledge'>;

/** The authorisation of a product, as the catalogue or the farm has it. */
export function labelOf({ name, registrationNumber, validFrom, validTo, isGeneralKnowledge }: Labelled): RuleSource {
  return { document: name, paragraph: registrationNumber, validFrom, validTo, isGeneralKnowledge };
}
