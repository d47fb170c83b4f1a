import type { Material, NewMaterial } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { KindFacts } from '@brazda/domain/materials/material-facts.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import { readSubstances, writeSubstances } from '@brazda/domain/materials/substance-text.ts';
import { isReversed, saidShares, type TypedShare } from './typed-share.ts';
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
  /** Of a fertilizer: what of its nitrogen counts. */
  readonly shares: readonly TypedShare[];
}

export function typedMaterial(kind: MaterialKind, material: Material | null): TypedMaterial {
  if (!material) {
    const nothing = { name: '', registrationNumber: '', validFrom: null, validTo: null };
    return { ...nothing, facts: newFacts(kind), substances: '', distances: [], shares: [] };
  }
  const { name, registrationNumber, validFrom, validTo } = material;
  const substances = material.kind === 'PLANT_PROTECTION' ? writeSubstances(material.facts.activeSubstances) : '';
  const distances = material.kind === 'PLANT_PROTECTION' ? material.facts.distances.map(typedDistance) : [];
  const said = { name, registrationNumber: registrationNumber ?? '', validFrom, validTo };
  const shares = material.kind === 'FERTILIZER' ? material.facts.countedNitrogen : [];
  return { ...said, facts: material, substances, distances, shares };
}

/** What cannot be saved as it stands. */
export function faultsOf({
  name,
  validFrom,
  validTo,
  distances,
  shares,
}: TypedMaterial): Partial<Record<keyof TypedMaterial, true>> {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(validFrom !== null && validTo !== null && validTo < validFrom && { validTo: true }),
    ...(distances.some(isOpen) && { distances: true }),
    ...(shares.some((share) => share.percent === null || isReversed(share)) && { shares: true }),
  };
}

/** As it goes to the server; what is left empty is not known. */
export function saidMaterial(typed: TypedMaterial): NewMaterial {
  const { name, validFrom, validTo, facts } = typed;
  const number = typed.registrationNumber.trim();
  // The form gives facts of the kind that it is for, and never writes into them.
  return {
    ...{ name: name.trim(), registrationNumber: number === '' ? null : number, validFrom, validTo },
    kind: facts.kind,
    facts: saidFacts(typed),
  } as NewMaterial;
}

function saidFacts({ facts, substances, distances, shares }: TypedMaterial): KindFacts['facts'] {
  if (facts.kind === 'SEED') return facts.facts;
  if (facts.kind === 'FERTILIZER') return { ...facts.facts, countedNitrogen: saidShares(shares) };
  return {
    ...facts.facts,
    ...{ activeSubstances: readSubstances(substances), distances: distances.map(saidDistance) },
  };
}
