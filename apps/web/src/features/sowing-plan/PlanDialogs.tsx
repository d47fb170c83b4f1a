import type { PlanChoice, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ResetSeasonDialog } from '#web/parts/plan/ResetSeasonDialog.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { DivideDialog } from './DivideDialog.tsx';
import { FillDialog } from './FillDialog.tsx';
import { editsBetween, type PlanPlace } from './plan-edits.ts';
import { planOptions, type ShownPlan } from './sowing-plan.queries.ts';
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
  const queries = useQueryClient();
  const show = useSnackbar();
  // What was done to a whole season is taken back by what makes the plan as it was of what it is by then.
  const takeBack = async (): Promise<void> => {
    const now = await queries.query({ ...planOptions(shown), staleTime: 0 });
    editing.change(editsBetween(now, plan));
  };
  const tellDone = (id: 'sowingPlan.filled' | 'plan.emptied', count: number): void => {
    const action = { label: <T id="action.undo" />, onChoose: () => void takeBack() };
    show({ message: <T id={id} values={{ count }} />, ...(count > 0 && { action }) });
  };

  if (open?.kind === 'fill')
    return (
      <FillDialog
        shown={shown}
        seasonId={seasonId}
        seasonIds={plan.seasons.map(({ id }) => id)}
        onClose={onClose}
        onFilled={(count) => tellDone('sowingPlan.filled', count)}
      />
    );
  if (open?.kind === 'reset')
    return (
      <ResetSeasonDialog
        farmId={shown.farmId}
        seasonId={seasonId}
        scenarioId={shown.scenarioId}
        onClose={onClose}
        onReset={(count) => tellDone('plan.emptied', count)}
      />
    );
  if (open?.kind !== 'divide') return null;
  const { parcelId, seasonId: dividedSeason }: PlanPlace = open.place;
  const parcel = plan.parcels.find(({ id }) => id === parcelId);
  if (!parcel) return null;
  return (
    <DivideDialog parcel={parcel} seasonId={dividedSeason} crops={crops} onClose={onClose} onDivide={editing.change} />
  );
}
