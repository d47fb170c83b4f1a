import { deviceGroupOf } from '@brazda/domain/enumerations/sensor-device.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import type { TypedSensor } from './typed-sensor.ts';

interface SiteFieldsProps {
  readonly typed: TypedSensor;
  /** What is wrong of it, where that is shown. */
  readonly faults: { readonly elevationM: boolean; readonly windHeightM: boolean };
  readonly onPut: (part: Partial<TypedSensor>) => void;
}

/** How high a node of the weather stands, and its anemometer: evapotranspiration is worked out with both. */
export function SiteFields({ typed, faults, onPut }: SiteFieldsProps): ReactElement | null {
  const { deviceType, elevationM, windHeightM } = typed;
  const isOfWeather = deviceType === null || ['METEO', 'FIELD'].includes(deviceGroupOf(deviceType));
  if (!isOfWeather) return null;
  return (
    <>
      <NumberField
        label={<T id="history.column.iot.node.elevation_m" />}
        help={<T id="sensors.elevation.help" />}
        unit="m"
        decimals={0}
        value={elevationM}
        error={faults.elevationM && <T id="sensors.elevation.wrong" />}
        onChange={(value) => onPut({ elevationM: value })}
      />
      <NumberField
        label={<T id="history.column.iot.node.wind_height_m" />}
        help={<T id="sensors.windHeight.help" />}
        unit="m"
        decimals={1}
        value={windHeightM}
        error={faults.windHeightM && <T id="sensors.windHeight.wrong" />}
        onChange={(value) => onPut({ windHeightM: value })}
      />
    </>
  );
}
