import type { ReactElement } from 'react';
import { ApplicationFields } from './ApplicationFields.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';
import { GrazingFields } from './GrazingFields.tsx';
import { HarvestFields } from './HarvestFields.tsx';
import { IrrigationFields } from './IrrigationFields.tsx';
import { MaterialRows } from './MaterialRows.tsx';
import { SowingFields } from './SowingFields.tsx';
import { SprayFields } from './SprayFields.tsx';

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
  if (type === 'PASTURE') return <GrazingFields {...props} />;
  if (type === 'IRRIG') return <IrrigationFields {...props} />;
  return group === 'OTHER' ? null : <HarvestFields {...props} />;
}
