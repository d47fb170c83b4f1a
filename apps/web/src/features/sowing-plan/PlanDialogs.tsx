import type { PlanChoice, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { ReactElement } from 'react';
import { ResetSeasonDialog } from '#web/parts/plan/ResetSeasonDialog.tsx';
import { DivideDialog } from './DivideDialog.tsx';
import { FillDialog } from './FillDialog.tsx';
import type { PlanPlace } from './plan-edits.ts';
import type { ShownPlan } from './sowing-plan.queries.ts';
import type { PlanEditing } from './use-plan-editing.tsx';

/** What is asked over the plan. */
export type OpenDialog =
  { readonly kind: 'fill' } | { readonly kind: 'reset' } | { readonly kind: 'divide'; readonly place: PlanPlace };

interface PlanDialogsProps {
  readonly open: OpenDialog | undefined;
  readonly shown: ShownPlan;
  readonly plan: SowingPlan;
  readonly seasonId: number;
  readonly crops: readonly PlanChoice[];
  readonly editing: PlanEditing;
  readonly onClose: () => void;
}

export function PlanDialogs(props: PlanDialogsProps): ReactElement | null {
  const { open, shown, plan, seasonId, crops, editing, onClose } = props;

  if (open?.kind === 'fill')
    return (
      <FillDialog shown={shown} seasonId={seasonId} seasonIds={plan.seasons.map(({ id }) => id)} onClose={onClose} />
    );
  if (open?.kind === 'reset')
    return (
      <ResetSeasonDialog farmId={shown.farmId} seasonId={seasonId} scenarioId={shown.scenarioId} onClose={onClose} />
    );
  if (open?.kind !== 'divide') return null;
  const { parcelId, seasonId: dividedSeason }: PlanPlace = open.place;
  const parcel = plan.parcels.find(({ id }) => id === parcelId);
  if (!parcel) return null;
  return (
    <DivideDialog parcel={parcel} seasonId={dividedSeason} crops={crops} onClose={onClose} onDivide={editing.change} />
  );
}
