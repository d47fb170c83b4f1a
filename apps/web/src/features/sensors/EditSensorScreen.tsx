import type { Node } from '@brazda/contract/iot/nodes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormPage } from '#web/ui/FormPage.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { RetiredSensor } from './RetiredSensor.tsx';
import { SensorForm } from './SensorForm.tsx';
import { sensorOptions } from '#web/parts/sensor/sensor.queries.ts';
import { useIdInAddress } from '#web/routing/id-in-address.ts';
import { useEditSensor } from './sensors.queries.ts';
import { saidEdit, typedSensor } from './typed-sensor.ts';

export function EditSensorScreen(): ReactElement {
  const farmId = useFarmId();
  const nodeId = useIdInAddress('nodeId');
  const { data: node, error, refetch } = useQuery(sensorOptions(farmId, nodeId));
  return (
    <FormPage title="action.edit" lead={node?.name}>
      {error && !node && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !node && <LateLoader label={<T id="shell.loading" />} />}
      {node?.retiredAt === null && <Edit key={node.id} farmId={farmId} node={node} />}
      {node && <RetiredSensor node={node} />}
    </FormPage>
  );
}

interface EditProps {
  readonly farmId: number;
  readonly node: Node;
}

/** Where another has changed it meanwhile, saving once more overwrites theirs. */
function Edit({ farmId, node }: EditProps): ReactElement {
  const navigate = useNavigate();
  const [initial] = useState(() => typedSensor(node));
  const [version, setVersion] = useState(node.version);
  const edit = useEditSensor(farmId, ({ changeId, name }) => ({
    changeId,
    message: <T id="sensors.changed" values={{ name }} />,
  }));
  const toSensor = (): void =>
    void navigate({
      to: '/farm/$farmId/sensors/$nodeId',
      params: { farmId: String(farmId), nodeId: String(node.id) },
    });
  return (
    <SensorForm
      farmId={farmId}
      nodeId={node.id}
      initial={initial}
      isNew={false}
      saving={edit}
      fault={edit.error && <ChangeFault error={edit.error} nowOf={(now: Node) => now.name} />}
      onSave={(typed) =>
        edit.mutate(
          { node: { id: node.id, version }, edit: saidEdit(typed) },
          {
            onSuccess: toSensor,
            onError: (error) => {
              if (isApiError(error, 'record.changed')) setVersion((error.current as Node).version);
            },
          },
        )
      }
      onCancel={toSensor}
    />
  );
}
