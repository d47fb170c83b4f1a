import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceActionsRecordOtherFields as limits } from '#web/lib/fields.generated.ts';
import { Field } from '#web/ui/Field.tsx';
import type { ActionFaults } from './action-faults.ts';
import { Fields, FormPart } from './FormPart.tsx';
import type { TypedAction } from './typed-action.ts';
import type { PutAction } from './use-action-form.ts';

interface WhoFieldsProps {
  readonly typed: TypedAction;
  readonly faults: ActionFaults;
  readonly put: PutAction;
}

/** Who did it, with what, from when to when, and what else there is to say. */
export function WhoFields({ typed, faults, put }: WhoFieldsProps): ReactElement {
  const hours = faults.hours && <T id="actions.hours.wrong" />;
  return (
    <FormPart heading={<T id="actions.who" />}>
      <Fields>
        <Field
          label={<T id="actions.startedAt" />}
          type="time"
          value={typed.startedAt}
          error={hours}
          onChange={({ target }) => put({ startedAt: target.value })}
        />
        <Field
          label={<T id="actions.finishedAt" />}
          type="time"
          value={typed.finishedAt}
          error={hours}
          onChange={({ target }) => put({ finishedAt: target.value })}
        />
        <Field
          label={<T id="actions.operator" />}
          autoComplete="off"
          maxLength={limits.operator.maxLength}
          value={typed.operator}
          onChange={({ target }) => put({ operator: target.value })}
        />
        <Field
          label={<T id="actions.machine" />}
          autoComplete="off"
          maxLength={limits.machine.maxLength}
          value={typed.machine}
          onChange={({ target }) => put({ machine: target.value })}
        />
      </Fields>
      <Field
        label={<T id="actions.note" />}
        autoComplete="off"
        maxLength={limits.note.maxLength}
        value={typed.note}
        onChange={({ target }) => put({ note: target.value })}
      />
    </FormPart>
  );
}
