import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { materialOptions } from '#web/parts/material/materials.queries.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';
import { GrazingFields } from './GrazingFields.tsx';
import { HarvestFields } from './HarvestFields.tsx';
import { IrrigationFields } from './IrrigationFields.tsx';
import { isSprayed, isSprayedIfLiquid } from './is-sprayed.ts';
import { MaterialRows } from './MaterialRows.tsx';
import { SowingFields } from './SowingFields.tsx';
import { SprayFields } from './SprayFields.tsx';

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
        <OfferedSpray {...props} />
      </>
    );
  if (type === 'PASTURE') return <GrazingFields {...props} />;
  if (type === 'IRRIG') return <IrrigationFields {...props} />;
  return group === 'OTHER' ? null : <HarvestFields {...props} />;
}

/** The sprayer, where one may have been used; what was said of one stays to be seen. */
function OfferedSpray(props: GroupFieldsProps): ReactElement | null {
  const { farmId, typed } = props;
  const chosen = typed.materials.flatMap(({ material, unit }) => (material ? [{ ...material, unit }] : []));
  const rows = isSprayedIfLiquid(typed.type) ? chosen : [];
  const brought = useQueries({
    queries: rows.map(({ id }) => materialOptions(farmId, id)),
    combine: (answers) =>
      rows.map(({ kind, unit }, at) => {
        const known = answers[at]?.data;
        return { kind, unit, kilogramsPerLitre: known?.kind === 'FERTILIZER' ? known.facts.kilogramsPerLitre : null };
      }),
  });
  const isSaid = typed.spray.water !== null || typed.spray.tank !== null;
  return isSaid || isSprayed(typed.type, brought) ? <SprayFields {...props} /> : null;
}
