import type { FertilizerFacts, PlantProtectionFacts, AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import type { RefusalReason } from '@brazda/domain/enumerations/register-refusal.ts';

/** A use as the register says it: crops and organisms by their names. */
export type RegisteredUse = Omit<AuthorisedUse, 'cropIds' | 'cropText' | 'organisms'> & {
  readonly crops: readonly string[];
  readonly organisms: readonly string[];
};

interface Registered {
  /** The line of the file on which its record begins. */
  readonly line: number;
  /** By which the register names it for ever. */
  readonly key: string;
  readonly name: string;
}

export interface RegisteredProduct extends Registered {
  readonly kind: 'PLANT_PROTECTION';
  readonly registrationNumber: string;
  /** Whether the decision is in force; one that was revoked may still let stocks be used up. */
  readonly isAuthorised: boolean;
  readonly validFrom: string | null;
  /** The last days of the authorisation, of the sale of stocks, and of their use. */
  readonly authorisedTo: string | null;
  readonly soldTo: string | null;
  readonly usableTo: string | null;
  readonly facts: Omit<PlantProtectionFacts, 'uses'> & { readonly uses: readonly RegisteredUse[] };
}

export interface RegisteredFertilizer extends Registered {
  readonly kind: 'FERTILIZER';
  readonly registrationNumber: string | null;
  readonly facts: FertilizerFacts;
}

export interface RegisteredOrganism extends Registered {
  readonly kind: 'ORGANISM';
  /** Other names: in Latin, or what the register says beside the first. */
  readonly latinName: string | null;
}

export type RegisterRow = RegisteredProduct | RegisteredFertilizer | RegisteredOrganism;

export interface RefusedRecord {
  readonly line: number;
  readonly name: string | null;
  readonly reason: RefusalReason;
}

/** What stands in a register around its rows. */
export interface RegisterHead {
  /** As the register dates itself. */
  readonly version: string | null;
  /** Behind which the next page of a service begins. */
  readonly lastId: string | null;
  /** The records that were in it, readable or not. */
  readonly records: number;
  readonly refused: readonly RefusedRecord[];
}
