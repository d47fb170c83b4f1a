import {
  deviceChoices,
  networkTypes,
  nodeStatuses,
  type DeviceChoice,
  type NetworkType,
  type NodeStatus,
} from '@brazda/domain/enumerations/sensor-device.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField, type Choice } from '#web/ui/ChoiceField.tsx';
import { deviceName } from './sensor-words.ts';

interface ChosenDevices {
  readonly status?: NodeStatus | undefined;
  readonly type?: DeviceChoice | undefined;
  readonly network?: NetworkType | undefined;
}

interface DeviceFieldsProps {
  readonly chosen: ChosenDevices;
  readonly any: Choice;
  readonly onChoose: (change: ChosenDevices) => void;
}

/** Of which status, kind and network sensors are that are listed. */
export function DeviceFields({ chosen, any, onChoose }: DeviceFieldsProps): ReactElement {
  const text = useText();
  return (
    <>
      <ChoiceField
        label={<T id="history.column.iot.node.status" />}
        choices={[
          any,
          ...nodeStatuses.map((value) => ({ value, label: text(`history.value.iot.node.status.${value}`) })),
        ]}
        value={chosen.status ?? ''}
        onChoose={(value) => onChoose({ status: nodeStatuses.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="history.column.iot.node.device_type" />}
        choices={[
          any,
          ...deviceChoices.map((value) => ({
            value,
            label: deviceName(text, { deviceType: value === 'OTHER' ? null : value }),
          })),
        ]}
        value={chosen.type ?? ''}
        onChoose={(value) => onChoose({ type: deviceChoices.find((one) => one === value) })}
      />
      <ChoiceField
        label={<T id="history.column.iot.node.network" />}
        choices={[
          any,
          ...networkTypes.map((value) => ({ value, label: text(`history.value.iot.node.network_type.${value}`) })),
        ]}
        value={chosen.network ?? ''}
        onChoose={(value) => onChoose({ network: networkTypes.find((one) => one === value) })}
      />
    </>
  );
}
