import { actionGroups, actionStates, actionTypesOf, type ActionType } from '@brazda/domain/enumerations/action.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { ChoiceField, NativeChoice } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { FieldFrame } from '#web/ui/FieldFrame.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ActionFaults } from './action-faults.ts';
import { Fields, FormPart } from './FormPart.tsx';
import type { TypedAction } from './typed-action.ts';
import { withType, type PutAction } from './use-action-form.ts';

interface HeadFieldsProps {
  readonly farmId: number;
  readonly typed: TypedAction;
  readonly faults: ActionFaults;
  /** Of an action that there is the group stays. */
  readonly isNew: boolean;
  readonly put: PutAction;
}

/** What it is, when, and how far it has come. */
export function HeadFields({ farmId, typed, faults, isNew, put }: HeadFieldsProps): ReactElement {
  const text = useText();
  const today = useFarmDay(farmId);
  const isToCome = typed.state !== 'PLANNED' && typed.day !== null && typed.day > today;
  return (
    <FormPart heading={<T id="actions.what" />}>
      <Fields>
        <FieldFrame label={<T id="actions.type" />}>
          {(links) => (
            <NativeChoice
              {...links}
              value={typed.type}
              onChange={({ target }) => put((before) => withType(before, target.value as ActionType))}
            >
              {actionGroups
                .filter((group) => isNew || group === typed.group)
                .map((group) => (
                  <optgroup key={group} label={text(`actionGroup.${group}`)}>
                    {actionTypesOf[group].map((type) => (
                      <option key={type} value={type}>
                        {text(`actionType.${type}`)}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </NativeChoice>
          )}
        </FieldFrame>
        <DayField
          label={<T id="actions.day" />}
          value={typed.day}
          error={faults.day && <T id={faults.day === 'missing' ? 'validation.required' : 'actions.day.outside'} />}
          onChange={(day) => put({ day })}
        />
        <ChoiceField
          label={<T id="actions.state" />}
          choices={actionStates.map((value) => ({ value, label: text(`actionState.${value}`) }))}
          value={typed.state}
          onChoose={(state) => put({ state })}
        />
      </Fields>
      <div role="status">
        {isToCome && (
          <Notice tone="warning">
            <T id="actions.day.toCome" />
          </Notice>
        )}
      </div>
    </FormPart>
  );
}
