import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { FormPage } from '#web/ui/FormPage.tsx';
import { SensorForm } from './SensorForm.tsx';
import { validateNewSensorSearch } from './sensors-search.ts';
import { useAddSensor } from './sensors.queries.ts';
import { newSensor, saidNew } from './typed-sensor.ts';

/** Adds a sensor, also one whose messages wait for it already. */
export function NewSensorScreen(): ReactElement {
  const farmId = useFarmId();
  const navigate = useNavigate();
  const search = validateNewSensorSearch(useSearch({ strict: false }));
  const [initial] = useState(() => newSensor(search));
  const params = { farmId: String(farmId) };
  const add = useAddSensor(farmId, ({ changeId, name }) => ({
    changeId,
    message: <T id="sensors.added" values={{ name }} />,
    onUndo: () => void navigate({ to: '/farm/$farmId/sensors', params }),
  }));
  return (
    <FormPage title="sensors.add">
      <SensorForm
        farmId={farmId}
        initial={initial}
        isNew
        saving={add}
        onSave={(typed) =>
          add.mutate(saidNew(typed), {
            onSuccess: ({ id }) =>
              void navigate({ to: '/farm/$farmId/sensors/$nodeId', params: { ...params, nodeId: String(id) } }),
          })
        }
        onCancel={() => void navigate({ to: '/farm/$farmId/sensors', params })}
      />
    </FormPage>
  );
}
