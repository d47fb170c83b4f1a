import type { Material, NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { readSubstances, writeSubstances } from '@brazda/domain/materials/substance-text.ts';
import { isOpen, saidDistance, typedDistance, type TypedDistance } from './typed-distance.ts';

/** A material as it stands in its form. */
export interface TypedMaterial {
  readonly name: string;
  readonly registrationNumber: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly facts: KindFacts;
  /** As it is typed; the facts have what it means. */
  readonly substances: string;
  /** Of a product, as they are typed. */
  readonly distances: readonly TypedDistance[];
}

export function typedMaterial(kind: MaterialKind, material: Material | null): TypedMaterial {
  if (!material) {
    const nothing = { name: '', registrationNumber: '', validFrom: null, validTo: null, substances: '', distances: [] };
    return { ...nothing, facts: newFacts(kind) };
  }
  const { name, registrationNumber, validFrom, validTo } = material;
  const substances = material.kind === 'PLANT_PROTECTION' ? writeSubstances(material.facts.activeSubstances) : '';
  const distances = material.kind === 'PLANT_PROTECTION' ? material.facts.distances.map(typedDistance) : [];
  const said = { name, registrationNumber: registrationNumber ?? '', validFrom, validTo };
  return { ...said, facts: material, substances, distances };
}

/** What cannot be saved as it stands. */
export function faultsOf({
  name,
  validFrom,
  validTo,
  distances,
}: TypedMaterial): Partial<Record<keyof TypedMaterial, true>> {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(validFrom !== null && validTo !== null && validTo < validFrom && { validTo: true }),
    ...(distances.some(isOpen) && { distances: true }),
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
  distances,
}: TypedMaterial): NewMaterial {
  const number = registrationNumber.trim();
  const known =
    facts.kind === 'PLANT_PROTECTION'
      ? { ...facts.facts, activeSubstances: readSubstances(substances), distances: distances.map(saidDistance) }
      : facts.facts;
  // The form gives facts of the kind that it is for, and never writes into them.
  return {
    ...{ name: name.trim(), registrationNumber: number === '' ? null : number, validFrom, validTo },
    kind: facts.kind,
    facts: known,
  } as NewMaterial;
}
