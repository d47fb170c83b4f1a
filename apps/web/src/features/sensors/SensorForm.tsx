import { deviceTypes, networkTypes, nodeStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { iotNodesCreateFields as limits } from '#web/lib/fields.generated.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormFooter } from '#web/ui/FormFooter.tsx';
import { FormOutcome } from '#web/ui/FormOutcome.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { CalibrationFields } from './CalibrationFields.tsx';
import { MappingFields } from './MappingFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SiteFields } from './SiteFields.tsx';
import type { AskedMessage } from './sensors.queries.ts';
import { faultsOf, noFaults, type TypedSensor } from './typed-sensor.ts';

interface SensorFormProps {
  readonly farmId: number;
  /** The sensor that is changed; undefined of a new one. */
  readonly nodeId?: number;
  readonly initial: TypedSensor;
  /** By which network it sends and what it is called there is said once, and where it stands is changed elsewhere. */
  readonly isNew: boolean;
  readonly saving: { readonly isPending: boolean; readonly isSuccess: boolean; readonly error: Error | null };
  /** What is said of a fault; where nothing is given its own words. */
  readonly fault?: ReactNode;
  readonly onSave: (typed: TypedSensor) => void;
  readonly onCancel: () => void;
}

/** What is said of a sensor; what was typed stays when it is refused. */
export function SensorForm(props: SensorFormProps): ReactElement {
  const { farmId, nodeId, initial, isNew, saving, fault, onSave, onCancel } = props;
  const text = useText();
  const [typed, setTyped] = useState(initial);
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(typed);
  const shown = isTried ? faults : noFaults;
  const isTaken = isApiError(saving.error, 'node.exists');
  const put = (part: Partial<TypedSensor>): void => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (saving.isPending) return;
    if (!Object.values(faults).includes(true)) onSave(typed);
  };
  return (
    <FormStack noValidate onSubmit={submit}>
      <Field
        autoFocus
        autoComplete="off"
        label={<T id="sensors.name" />}
        value={typed.name}
        maxLength={limits.name.maxLength}
        error={shown.name && <T id="validation.required" />}
        onChange={({ target }) => put({ name: target.value })}
      />
      {isNew && (
        <IdentityFields typed={typed} isWrong={shown.externalId} taken={isTaken ? saving.error : null} onPut={put} />
      )}
      <ChoiceField
        label={<T id="history.column.iot.node.device_type" />}
        help={<T id="sensors.deviceType.help" />}
        choices={[
          { value: '', label: text('sensors.otherMaker') },
          ...deviceTypes.map((value) => ({ value, label: text(`history.value.iot.node.device_type.${value}`) })),
        ]}
        value={typed.deviceType ?? ''}
        onChoose={(value) => put({ deviceType: deviceTypes.find((one) => one === value) ?? null })}
      />
      <CalibrationFields typed={typed} faults={shown} onPut={put} />
      {typed.deviceType === null && (
        <MappingFields
          farmId={farmId}
          of={askedOf(nodeId, initial)}
          mapping={typed.mapping}
          isTried={isTried}
          onMapping={(mapping) => put({ mapping })}
        />
      )}
      <Field
        autoComplete="off"
        label={<T id="history.column.iot.node.network" />}
        help={<T id="sensors.network.help" />}
        value={typed.network}
        maxLength={limits.network.maxLength}
        onChange={({ target }) => put({ network: target.value })}
      />
      {isNew ? (
        <NewPlace farmId={farmId} place={typed.place} isWrong={shown.place} onPlace={(place) => put({ place })} />
      ) : (
        <StandingFields typed={typed} isWrong={shown.silentAfterHours} onPut={put} />
      )}
      <SiteFields typed={typed} faults={shown} onPut={put} />
      {saving.error && !isTaken && (
        <FormOutcome>
          <Notice tone="error">{fault ?? <ErrorText error={saving.error} />}</Notice>
        </FormOutcome>
      )}
      <FormFooter>
        <PendingButton type="submit" isPending={saving.isPending}>
          <T id="action.save" />
        </PendingButton>
        <Button onClick={onCancel}>
          <T id="action.cancel" />
        </Button>
      </FormFooter>
      <LeaveGuard isEntered={typed !== initial && !isSaved(saving)}>
        <T id="sensors.lost" />
      </LeaveGuard>
    </FormStack>
  );
}

/** Whose message is looked at: that of the sensor, or of a device that waits to become one. */
function askedOf(nodeId: number | undefined, { externalId }: TypedSensor): AskedMessage | undefined {
  if (nodeId !== undefined) return { nodeId };
  return externalId === '' ? undefined : { device: externalId };
}

/** What is on its way or there is not lost. */
function isSaved({ isPending, isSuccess }: SensorFormProps['saving']): boolean {
  return isPending || isSuccess;
}

interface IdentityFieldsProps {
  readonly typed: TypedSensor;
  readonly isWrong: boolean;
  /** That the farm has such a one already. */
  readonly taken: Error | null;
  readonly onPut: (part: Partial<TypedSensor>) => void;
}

/** By which network it sends, and what it is called there. */
function IdentityFields({ typed, isWrong, taken, onPut }: IdentityFieldsProps): ReactElement {
  const text = useText();
  return (
    <>
      <ChoiceField
        label={<T id="history.column.iot.node.network_type" />}
        choices={networkTypes.map((value) => ({ value, label: text(`history.value.iot.node.network_type.${value}`) }))}
        value={typed.networkType}
        onChoose={(networkType) => onPut({ networkType })}
      />
      <Field
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={<T id="history.column.iot.node.external_id" />}
        help={<T id="sensors.externalId.help" />}
        value={typed.externalId}
        error={externalIdFault(isWrong, taken)}
        onChange={({ target }) => onPut({ externalId: target.value })}
      />
    </>
  );
}

function NewPlace(props: ComponentProps<typeof PlaceFields>): ReactElement {
  return (
    <>
      <Typography variant="h2">
        <T id="sensors.place" />
      </Typography>
      <PlaceFields {...props} isOptional />
    </>
  );
}

interface StandingFieldsProps {
  readonly typed: TypedSensor;
  readonly isWrong: boolean;
  readonly onPut: (part: Partial<TypedSensor>) => void;
}

/** Whether it stands and measures, and when it is told to be silent. */
function StandingFields({ typed, isWrong, onPut }: StandingFieldsProps): ReactElement {
  const text = useText();
  return (
    <>
      <ChoiceField
        label={<T id="history.column.iot.node.status" />}
        choices={nodeStatuses.map((value) => ({ value, label: text(`history.value.iot.node.status.${value}`) }))}
        value={typed.status}
        onChoose={(status) => onPut({ status })}
      />
      <NumberField
        label={<T id="history.column.iot.node.silent_after_hours" />}
        help={<T id="sensors.silentAfter.help" />}
        decimals={0}
        value={typed.silentAfterHours}
        error={isWrong && <T id="sensors.silentAfter.wrong" />}
        onChange={(silentAfterHours) => onPut({ silentAfterHours })}
      />
    </>
  );
}

function externalIdFault(isWrong: boolean, taken: Error | null): ReactElement | undefined {
  if (isWrong) return <T id="sensors.externalId.wrong" />;
  return taken ? <ErrorText error={taken} /> : undefined;
}
