import type { PlanScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidencePlanScenariosRenameFields } from '#web/lib/fields.generated.ts';
import type { Undoable } from '#web/lib/use-single-mutation.ts';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
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
  const { id } = scenario;
  const toldAs =
    (message: 'sowingPlan.scenario.retired' | 'sowingPlan.scenario.madeOfficial') =>
    ({ changeId }: Undoable): ToldChange => ({
      changeId,
      message: <T id={message} values={{ name: scenario.name }} />,
    });
  const rename = useRenameScenario(farmId, id, ({ changeId, name: renamed }) => ({
    changeId,
    message: <T id="sowingPlan.scenario.renamed" values={{ name: renamed }} />,
  }));
  const makeOfficial = useMakeOfficial(farmId, id, toldAs('sowingPlan.scenario.madeOfficial'));
  const retire = useRetireScenario(farmId, id, toldAs('sowingPlan.scenario.retired'));
  const show = useSnackbar();
  const [name, setName] = useState(scenario.name);
  const error = rename.error ?? makeOfficial.error;
  const leave = (): void => {
    onGone();
    onClose();
  };
  // It is left first: of what is put away nothing can be asked any more.
  const putAway = (): void => {
    leave();
    retire.mutateAsync().catch((refused: unknown) => {
      show({ tone: 'error', message: <ErrorText error={refused} /> });
    });
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
          maxLength={agroevidencePlanScenariosRenameFields.name.maxLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <span>
          <T id="sowingPlan.scenario.officialHelp" values={{ season: seasonLabel(startYear) }} />
        </span>
        {error && <ErrorState error={error} />}
        <DialogActions>
          <PendingButton variant="outlined" color="error" isPending={retire.isPending} onClick={putAway}>
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
