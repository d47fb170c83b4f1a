import type { ReactElement } from 'react';
import type { ActionFaults } from './action-faults.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { HarvestFields } from './HarvestFields.tsx';
import { MaterialRows } from './MaterialRows.tsx';
import { SowingFields } from './SowingFields.tsx';
import { SprayFields } from './SprayFields.tsx';
import type { TypedAction } from './typed-action.ts';
import type { PutAction } from './use-action-form.ts';

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

const sprayed: readonly string[] = ['SPRAY', 'TANKMIX', 'FOLIAR', 'FERT_IND'];

/** What is asked of the actions of one group alone. */
export function GroupFields(props: GroupFieldsProps): ReactElement | null {
  const { group, type } = props.typed;
  if (group === 'SOWING')
    return (
      <>
        <SowingFields {...props} />
        <MaterialRows {...props} />
      </>
    );
  if (group === 'EPH')
    return (
      <>
        <MaterialRows {...props} />
        <ApplicationFields {...props} />
        {sprayed.includes(type) && <SprayFields {...props} />}
      </>
    );
  return group === 'OTHER' ? null : <HarvestFields {...props} />;
}
