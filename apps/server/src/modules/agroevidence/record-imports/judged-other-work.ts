import type { GrazingAnimals, IrrigationUnit } from '@brazda/domain/enumerations/other-work.ts';

/** What is said of a pasture; null is unsaid. */
export interface JudgedGrazing {
  readonly animals: GrazingAnimals | null;
  readonly head: number | null;
  readonly days: number | null;
}

/** How much water was brought onto the land. */
export interface JudgedIrrigation {
  readonly value: number;
  readonly unit: IrrigationUnit;
}
