import type { Restrictions as Answer } from '@brazda/contract/agroevidence/restrictions.ts';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useMemo, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useHasNetwork } from '#web/lib/offline/network.ts';
import { ThoughtNitrogen } from '#web/parts/nitrogen/ThoughtNitrogen.tsx';
import { restrictionsOptions } from '#web/parts/restriction/restrictions.queries.ts';
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
  const { data: answer } = useQuery(restrictionsOptions(farmId, question?.asked));
  const limits = useMemo(() => nitrogenLimits(answer ?? undefined), [answer]);
  const mostOf = useCallback((id: number) => limits.get(id), [limits]);
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
          <ThoughtNitrogen farmId={farmId} asked={question.nitrogen} nameOfParcel={nameOfParcel} mostOf={mostOf} />
        </FormPart>
      )}
    </>
  );
});

/** How much nitrogen the crops of parcels may have, where a rule says it. */
function nitrogenLimits(answer: Answer | undefined): ReadonlyMap<number, number> {
  const limits = new Map<number, number>();
  for (const { parcelId, materials } of answer?.parcels ?? []) {
    for (const at of materials.flatMap(({ findings }) => findings)) {
      const finding = answer?.findings[at];
      if (finding?.check === 'NITROGEN_LIMIT' && finding.most !== null) limits.set(parcelId, finding.most);
    }
  }
  return limits;
}
