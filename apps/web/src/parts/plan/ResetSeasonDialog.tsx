import type { PlanChange } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { PlainStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useResetSeason } from './plan.queries.ts';

interface ResetSeasonDialogProps {
  readonly farmId: number;
  readonly seasonId: number;
  readonly scenarioId?: number | undefined;
  readonly onClose: () => void;
}

/** Asks before all crops of a season are taken out of the plan, and says what that means. */
export function ResetSeasonDialog(props: ResetSeasonDialogProps): ReactElement {
  const { farmId, seasonId, scenarioId, onClose } = props;
  const told = ({ changeId, changed }: PlanChange): ToldChange => ({
    changeId,
    message: <T id="plan.emptied" values={{ count: changed }} />,
  });
  const reset = useResetSeason(farmId, told, scenarioId);
  const values = { season: seasonLabel(seasonId) };
  return (
    <PlainDialog heading={<T id="plan.reset.heading" values={values} />} onClose={onClose}>
      <PlainStack>
        <span>
          <T id="plan.reset.help" />
        </span>
        <DialogEnd error={reset.error} onCancel={onClose}>
          <PendingButton
            color="error"
            isPending={reset.isPending}
            onClick={() => reset.mutate(seasonId, { onSuccess: onClose })}
          >
            <T id="plan.reset.do" />
          </PendingButton>
        </DialogEnd>
      </PlainStack>
    </PlainDialog>
  );
}
