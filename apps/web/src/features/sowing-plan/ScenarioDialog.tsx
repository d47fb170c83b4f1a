import type { PlanScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useMakeOfficial, useRenameScenario, useRetireScenario } from './scenarios.queries.ts';

interface ScenarioDialogProps {
  readonly farmId: number;
  readonly scenario: PlanScenario;
  readonly startYear: number;
  readonly onClose: () => void;
  /** It is not to be shown any more: it was put away, or it is the plan now. */
  readonly onGone: () => void;
}

/** Renames a scenario, makes it the plan, or puts it away. */
export function ScenarioDialog({ farmId, scenario, startYear, onClose, onGone }: ScenarioDialogProps): ReactElement {
  const rename = useRenameScenario(farmId, scenario.id);
  const makeOfficial = useMakeOfficial(farmId, scenario.id);
  const retire = useRetireScenario(farmId, scenario.id);
  const [name, setName] = useState(scenario.name);
  const error = rename.error ?? makeOfficial.error ?? retire.error;
  const leave = (): void => {
    onGone();
    onClose();
  };
  return (
    <PlainDialog heading={scenario.name} onClose={onClose}>
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === scenario.name) onClose();
          else if (name.trim() !== '') rename.mutate(name, { onSuccess: onClose });
        }}
      >
        <Field
          label={<T id="sowingPlan.scenario.name" />}
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <span>
          <T id="sowingPlan.scenario.officialHelp" values={{ season: seasonLabel(startYear) }} />
        </span>
        {error && <ErrorState error={error} />}
        <DialogActions>
          <PendingButton
            variant="outlined"
            color="error"
            isPending={retire.isPending}
            onClick={() => retire.mutate(undefined, { onSuccess: leave })}
          >
            <T id="sowingPlan.scenario.retire" />
          </PendingButton>
          <PendingButton
            variant="outlined"
            isPending={makeOfficial.isPending}
            onClick={() => makeOfficial.mutate(startYear, { onSuccess: leave })}
          >
            <T id="sowingPlan.scenario.makeOfficial" />
          </PendingButton>
          <PendingButton type="submit" isPending={rename.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogActions>
      </FormStack>
    </PlainDialog>
  );
}
