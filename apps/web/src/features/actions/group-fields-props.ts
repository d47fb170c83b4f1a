import type { ActionFaults } from './action-faults.ts';
import type { TypedAction } from './typed-action.ts';
import type { PutAction } from './use-action-form.ts';

/** What the fields of one group are told. */
export interface GroupFieldsProps {
  readonly farmId: number;
  readonly typed: TypedAction;
  /** Of all parcels. */
  readonly hectares: number;
  readonly faults: ActionFaults;
  readonly put: PutAction;
  /** The action that is recorded anew. */
  readonly knownId: number | undefined;
}
