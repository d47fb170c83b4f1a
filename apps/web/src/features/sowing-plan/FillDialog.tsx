import { seasonLabel } from '@brazda/domain/season.ts';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useFillSeason, type ShownPlan } from './sowing-plan.queries.ts';

interface FillDialogProps {
  readonly shown: ShownPlan;
  readonly seasonId: number;
  /** The seasons whose crops may be copied. */
  readonly seasonIds: readonly number[];
  readonly onClose: () => void;
}

const byRules = 'rules';

/** Fills what a season has no crop for yet: by what grew before, or as in another season. */
export function FillDialog({ shown, seasonId, seasonIds, onClose }: FillDialogProps): ReactElement {
  const text = useText();
  const fill = useFillSeason(shown, ({ changeId, changed }) => ({
    changeId,
    message: <T id="sowingPlan.filled" values={{ count: changed }} />,
  }));
  const [way, setWay] = useState(byRules);
  const choices = [
    { value: byRules, label: text('sowingPlan.fill.byRules') },
    ...seasonIds
      .filter((id) => id !== seasonId)
      .map((id) => ({ value: String(id), label: text('sowingPlan.fill.copy', { season: seasonLabel(id) }) })),
  ];
  return (
    <PlainDialog
      heading={<T id="sowingPlan.fill.heading" values={{ season: seasonLabel(seasonId) }} />}
      onClose={onClose}
    >
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          const from = way === byRules ? { byRules: true as const } : { copyFrom: Number(way) };
          fill.mutate({ startYear: seasonId, ...from }, { onSuccess: onClose });
        }}
      >
        <ChoiceField
          label={<T id="sowingPlan.fill.way" />}
          help={<T id="sowingPlan.fill.help" />}
          choices={choices}
          value={way}
          onChoose={setWay}
        />
        <DialogEnd error={fill.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={fill.isPending}>
            <T id="sowingPlan.fill.do" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
