import { alarmComparisons } from '@brazda/domain/enumerations/alarm.ts';
import { severities } from '@brazda/domain/enumerations/severity.ts';
import { notificationChannels } from '@brazda/domain/enumerations/notification.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import { sensorUnitFacts } from '@brazda/domain/enumerations/sensor.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { displayNameOf } from '#web/parts/account/display-name.ts';
import { membersOptions } from '#web/parts/farm/members.queries.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { watchedName } from '#web/parts/sensor/sensor-words.ts';
import { noRuleFaults, ruleFaultsOf, ruleScopes, watching, type TypedRule } from './typed-rule.ts';

interface Watched {
  readonly sensors: readonly Pick<TypedRule, 'feature' | 'level'>[];
  /** Whether the sensor stands at a place that is known. */
  readonly isPlaced: boolean;
}

interface RuleDialogProps {
  readonly farmId: number;
  readonly initial: TypedRule;
  /** What can be watched; one that is there goes on watching the same. */
  readonly watched: Watched | undefined;
  readonly saving: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSave: (typed: TypedRule) => void;
  readonly onClose: () => void;
}

/** When something is an alarm, and who is told. */
export function RuleDialog({ farmId, initial, watched, saving, onSave, onClose }: RuleDialogProps): ReactElement {
  const text = useText();
  const [typed, setTyped] = useState(initial);
  const [isTried, setTried] = useState(false);
  const put = (part: Partial<TypedRule>): void => setTyped((before) => ({ ...before, ...part }));
  const faults = ruleFaultsOf(typed);
  const shown = isTried ? faults : noRuleFaults;
  const unit = sensorUnitFacts[sensorFeatureFacts[typed.feature].unit].symbol;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!saving.isPending && !Object.values(faults).includes(true)) onSave(typed);
  };
  return (
    <PlainDialog heading={<T id={watched ? 'sensors.rule.add' : 'sensors.rule.edit'} />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        {watched && <WatchedFields {...watched} typed={typed} onPut={put} />}
        <ChoiceField
          label={<T id="history.column.iot.alarm_rule.comparison" />}
          choices={alarmComparisons.map((value) => ({
            value,
            label: text(`history.value.iot.alarm_rule.comparison.${value}`),
          }))}
          value={typed.comparison}
          onChoose={(comparison) => put({ comparison })}
        />
        <NumberField
          label={<T id="history.column.iot.alarm_rule.threshold" />}
          unit={unit}
          value={typed.threshold}
          error={shown.threshold && <T id="validation.required" />}
          onChange={(threshold) => put({ threshold })}
        />
        <NumberField
          label={<T id="history.column.iot.alarm_rule.hysteresis" />}
          help={<T id="sensors.rule.hysteresis.help" />}
          unit={unit}
          value={typed.hysteresis}
          error={shown.hysteresis && <T id="sensors.rule.hysteresis.wrong" />}
          onChange={(hysteresis) => put({ hysteresis })}
        />
        <NumberField
          label={<T id="history.column.iot.alarm_rule.duration_minutes" />}
          help={<T id="sensors.rule.duration.help" />}
          decimals={0}
          value={typed.durationMinutes}
          error={shown.durationMinutes && <T id="sensors.rule.duration.wrong" />}
          onChange={(durationMinutes) => put({ durationMinutes })}
        />
        <ChoiceField
          label={<T id="history.column.iot.alarm_rule.severity" />}
          choices={severities.map((value) => ({
            value,
            label: text(`history.value.iot.alarm_rule.severity.${value}`),
          }))}
          value={typed.severity}
          onChoose={(severity) => put({ severity })}
        />
        <ToldFields farmId={farmId} typed={typed} onPut={put} />
        <DialogEnd error={saving.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={saving.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

interface FieldsProps {
  readonly typed: TypedRule;
  readonly onPut: (part: Partial<TypedRule>) => void;
}

/** What is watched, something that this sensor measures; and where: by it, where it stands, or wherever it is measured. */
function WatchedFields({ sensors, isPlaced, typed, onPut }: FieldsProps & Watched): ReactElement {
  const text = useText();
  const keyOf = ({ feature, level }: Pick<TypedRule, 'feature' | 'level'>): string => `${feature} ${level ?? ''}`;
  return (
    <>
      <ChoiceField
        label={<T id="history.column.iot.alarm_rule.feature" />}
        choices={sensors.map((one) => ({
          value: keyOf(one),
          label: watchedName(text, { feature: one.feature, level: one.level ?? 0 }),
        }))}
        value={keyOf(typed)}
        onChoose={(value) => {
          const chosen = sensors.find((one) => keyOf(one) === value);
          if (chosen) onPut(watching(chosen.feature, chosen.level));
        }}
      />
      <ChoiceField
        label={<T id="sensors.rule.where" />}
        {...(typed.scope === 'PLACE' && { help: <T id="sensors.rule.where.help" /> })}
        choices={ruleScopes
          .filter((scope) => isPlaced || scope !== 'PLACE')
          .map((value) => ({ value, label: text(`sensors.rule.where.${value}`) }))}
        value={typed.scope}
        onChoose={(scope) => onPut({ scope })}
      />
    </>
  );
}

/** Who is told, and how; where nobody is ticked, everybody. */
function ToldFields({ farmId, typed, onPut }: FieldsProps & { readonly farmId: number }): ReactElement {
  const { data: members = [] } = useQuery(membersOptions(farmId));
  return (
    <>
      <Ticks>
        <legend>
          <T id="sensors.rule.who" />
        </legend>
        <p>
          <T id="sensors.rule.who.help" />
        </p>
        {members.map((member) => (
          <Checkbox
            key={member.userId}
            label={displayNameOf(member)}
            checked={typed.userIds.includes(member.userId)}
            onChange={() => onPut({ userIds: toggled(typed.userIds, member.userId) })}
          />
        ))}
      </Ticks>
      <Ticks>
        <legend>
          <T id="sensors.rule.how" />
        </legend>
        {notificationChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={<T id={`sensors.rule.channel.${channel}`} />}
            checked={typed.channels.includes(channel)}
            onChange={() => onPut({ channels: toggled(typed.channels, channel) })}
          />
        ))}
      </Ticks>
    </>
  );
}

function toggled<V>(values: readonly V[], value: V): V[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

const Ticks = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: theme.typography.fontWeightMedium },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
