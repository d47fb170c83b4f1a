import type { Material, NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { readSubstances, writeSubstances } from '@brazda/domain/materials/substance-text.ts';

/** A material as it stands in its form. */
export interface TypedMaterial {
  readonly name: string;
  readonly registrationNumber: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly facts: KindFacts;
  /** As it is typed; the facts have what it means. */
  readonly substances: string;
}

export function typedMaterial(kind: MaterialKind, material: Material | null): TypedMaterial {
  if (!material) {
    return { name: '', registrationNumber: '', validFrom: null, validTo: null, facts: newFacts(kind), substances: '' };
  }
  const { name, registrationNumber, validFrom, validTo } = material;
  const substances = material.kind === 'PLANT_PROTECTION' ? writeSubstances(material.facts.activeSubstances) : '';
  return { name, registrationNumber: registrationNumber ?? '', validFrom, validTo, facts: material, substances };
}

/** What cannot be saved as it stands. */
export function faultsOf({ name, validFrom, validTo }: TypedMaterial): Partial<Record<keyof TypedMaterial, true>> {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(validFrom !== null && validTo !== null && validTo < validFrom && { validTo: true }),
  };
}

/** As it goes to the server; what is left empty is not known. */
export function saidMaterial({
  name,
  registrationNumber,
  validFrom,
  validTo,
  facts,
  substances,
}: TypedMaterial): NewMaterial {
  const number = registrationNumber.trim();
  const known =
    facts.kind === 'PLANT_PROTECTION' ? { ...facts.facts, activeSubstances: readSubstances(substances) } : facts.facts;
  // The form gives facts of the kind that it is for, and never writes into them.
  return {
    ...{ name: name.trim(), registrationNumber: number === '' ? null : number, validFrom, validTo },
    kind: facts.kind,
    facts: known,
  } as NewMaterial;
}
