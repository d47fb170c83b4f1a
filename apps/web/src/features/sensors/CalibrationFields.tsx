import { calibratedFieldsOf, type CalibratedField } from '@brazda/domain/enumerations/sensor-device.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import type { TypedSensor } from './typed-sensor.ts';

interface CalibrationFieldsProps {
  readonly typed: TypedSensor;
  /** What is wrong of it, where that is shown. */
  readonly faults: Readonly<Record<CalibratedField, boolean>>;
  readonly onPut: (part: Partial<TypedSensor>) => void;
}

const columns = { rainResolution: 'rain_resolution', windSlope: 'wind_slope', windOffset: 'wind_offset' } as const;
const decimals = 6;

/** What the maker has measured of this one device; nothing for kinds of which there is none. */
export function CalibrationFields({ typed, faults, onPut }: CalibrationFieldsProps): ReactElement {
  return (
    <>
      {calibratedFieldsOf(typed.deviceType).map((field) => (
        <NumberField
          key={field}
          label={<T id={`history.column.iot.node.${columns[field]}`} />}
          help={<T id={field === 'rainResolution' ? 'sensors.calibration.help' : 'sensors.calibration.windHelp'} />}
          value={typed[field]}
          decimals={decimals}
          error={faults[field] ? <T id={`sensors.calibration.fault.${field}`} /> : undefined}
          onChange={(value) => onPut({ [field]: value })}
        />
      ))}
    </>
  );
}
