import { memo, useCallback, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useHasNetwork } from '#web/lib/offline/network.ts';
import { ThoughtNitrogen } from '#web/parts/nitrogen/ThoughtNitrogen.tsx';
import { Restrictions } from '#web/parts/restriction/Restrictions.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { FormQuestion } from './asked-restrictions.ts';
import type { FormParcels } from './form-parcels.ts';
import { FormPart } from './FormPart.tsx';

interface JudgedActionProps {
  readonly farmId: number;
  readonly timeZone: string;
  readonly parcels: FormParcels;
  /** Undefined while not enough of it is said. */
  readonly question: FormQuestion | undefined;
}

/** Whether it may be done there on that day, and what of nitrogen the crops would have, before it is saved. */
export const JudgedAction = memo(function JudgedAction(props: JudgedActionProps): ReactElement {
  const { farmId, timeZone, parcels, question } = props;
  const materialNames = question?.materialNames;
  const nameOfMaterial = useCallback((place: number) => materialNames?.[place] ?? '', [materialNames]);
  const nameOfParcel = useCallback((id: number) => parcels.byId.get(id)?.name ?? '', [parcels]);
  const isAnswering = useHasNetwork();
  if (!isAnswering)
    return (
      <FormPart heading={<T id="restriction.heading" />}>
        <Notice tone="warning">
          <T id="actions.notChecked" />
        </Notice>
      </FormPart>
    );
  return (
    <>
      <FormPart heading={<T id="restriction.heading" />}>
        <Restrictions
          farmId={farmId}
          asked={question?.asked}
          nameOfMaterial={nameOfMaterial}
          nameOfParcel={nameOfParcel}
          timeZone={timeZone}
        />
      </FormPart>
      {question?.nitrogen && (
        <FormPart heading={<T id="nitrogen.after" />}>
          <ThoughtNitrogen farmId={farmId} asked={question.nitrogen} nameOfParcel={nameOfParcel} />
        </FormPart>
      )}
    </>
  );
});
