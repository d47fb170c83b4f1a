import { calls } from './calls.generated.ts';

/** Every call of the product, by module and resource. */
export const contract = calls;
export type Contract = typeof contract;
