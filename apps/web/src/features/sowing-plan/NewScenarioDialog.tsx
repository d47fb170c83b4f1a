import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { agroevidencePlanScenariosCreateFields } from '#web/lib/fields.generated.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useCreateScenario } from './scenarios.queries.ts';

interface NewScenarioDialogProps {
  readonly farmId: number;
  readonly onClose: () => void;
  readonly onCreated: (scenarioId: number) => void;
  /** It is not to be shown any more. */
  readonly onGone: () => void;
}

/** Names a scenario, which begins with what the official plan says. */
export function NewScenarioDialog({ farmId, onClose, onCreated, onGone }: NewScenarioDialogProps): ReactElement {
  const create = useCreateScenario(farmId, ({ changeId, name: created }) => ({
    changeId,
    message: <T id="sowingPlan.scenario.created" values={{ name: created }} />,
    onUndo: onGone,
  }));
  const [name, setName] = useState('');
  return (
    <PlainDialog heading={<T id="sowingPlan.scenario.newHeading" />} onClose={onClose}>
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          create.mutate(name, {
            onSuccess: ({ id }) => {
              onCreated(id);
              onClose();
            },
          });
        }}
      >
        <Field
          autoFocus
          label={<T id="sowingPlan.scenario.name" />}
          help={<T id="sowingPlan.scenario.newHelp" />}
          maxLength={agroevidencePlanScenariosCreateFields.name.maxLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogEnd error={create.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={create.isPending}>
            <T id="sowingPlan.scenario.create" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
