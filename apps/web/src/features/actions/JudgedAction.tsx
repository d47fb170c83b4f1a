import type { ActionGroup } from '@brazda/domain/enumerations/action.ts';
import { memo, useCallback, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Restrictions } from '#web/parts/restriction/Restrictions.tsx';
import type { FormQuestion } from './asked-restrictions.ts';
import type { FormParcels } from './form-parcels.ts';
import { FormPart } from './FormPart.tsx';

const judged: readonly ActionGroup[] = ['EPH', 'HARVEST', 'MOWING'];

interface JudgedActionProps {
  readonly farmId: number;
  readonly group: ActionGroup;
  readonly parcels: FormParcels;
  /** Undefined while not enough of it is said. */
  readonly question: FormQuestion | undefined;
}

/** Whether it may be done there on that day, before it is saved. */
export const JudgedAction = memo(function JudgedAction(props: JudgedActionProps): ReactElement | null {
  const { farmId, group, parcels, question } = props;
  const materialNames = question?.materialNames;
  const nameOfMaterial = useCallback((place: number) => materialNames?.[place] ?? '', [materialNames]);
  const nameOfParcel = useCallback((id: number) => parcels.byId.get(id)?.name ?? '', [parcels]);
  if (!judged.includes(group)) return null;
  return (
    <FormPart heading={<T id="restriction.heading" />}>
      <Restrictions
        farmId={farmId}
        asked={question?.asked}
        nameOfMaterial={nameOfMaterial}
        nameOfParcel={nameOfParcel}
      />
    </FormPart>
  );
});
