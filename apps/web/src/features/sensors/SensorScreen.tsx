import type { Node } from '@brazda/contract/iot/nodes.ts';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PageActs, PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { LastHeard } from '#web/parts/sensor/LastHeard.tsx';
import { NewestValues } from '#web/parts/sensor/NewestValues.tsx';
import { DeviceKeys } from './DeviceKeys.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { RetiredSensor } from './RetiredSensor.tsx';
import { SensorAlarms } from './SensorAlarms.tsx';
import { SensorBase } from './SensorBase.tsx';
import { SensorFacts } from './SensorFacts.tsx';
import { sensorOptions } from '#web/parts/sensor/sensor.queries.ts';
import { useRetireSensor } from './sensors.queries.ts';
import { SensorRules } from './SensorRules.tsx';
import { SensorSigns } from '#web/parts/sensor/SensorSigns.tsx';
import { useIdInAddress } from '#web/routing/id-in-address.ts';

/** Charts come after what is said: what draws them is large. */
const SensorMeasurements = lazy(async () => ({
  default: (await import('./SensorMeasurements.tsx')).SensorMeasurements,
}));

/** One sensor: what it measured last, what it measured before, and what is known of it, also where it was put away. */
export function SensorScreen(): ReactElement {
  const farmId = useFarmId();
  const { data: node, error, refetch } = useQuery(sensorOptions(farmId, useIdInAddress('nodeId')));
  if (error && !node)
    return (
      <WidePage>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <div>
          <ToList farmId={farmId} />
        </div>
      </WidePage>
    );
  if (!node)
    return (
      <WidePage role="status" aria-busy>
        <VisuallyHidden>
          <T id="shell.loading" />
        </VisuallyHidden>
        <Skeleton variant="rounded" height={40} width="40%" />
        <Skeleton variant="rounded" height={240} />
      </WidePage>
    );
  const isRetired = node.retiredAt !== null;
  return (
    <WidePage>
      <PageTitle title={node.name} />
      <PageHead>
        <Typography variant="h1">{node.name}</Typography>
        <PageActs>
          {!isRetired && <ChangeActs farmId={farmId} node={node} />}
          {!isRetired && node.geometry !== null && <ToMap farmId={farmId} nodeId={node.id} />}
          <ToList farmId={farmId} />
        </PageActs>
      </PageHead>
      {isRetired ? <RetiredSensor node={node} /> : <SensorSigns {...node} />}
      <SensorAlarms farmId={farmId} node={node} />
      <Part aria-labelledby="sensor-values">
        <ValuesHead>
          <Typography variant="h2" id="sensor-values">
            <T id="sensors.values" />
          </Typography>
          <LastHeard heardAt={node.heardAt} label={<T id="sensors.heard" />} />
        </ValuesHead>
        <NewestValues sensors={node.sensors} />
      </Part>
      {!isRetired && <SensorRules farmId={farmId} node={node} />}
      <Suspense fallback={<LateLoader label={<T id="shell.loading" />} />}>
        <SensorMeasurements node={node} />
      </Suspense>
      <SensorFacts node={node} />
      <SensorBase node={node} />
      <DeviceKeys node={node} />
    </WidePage>
  );
}

function ToList({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <LinkButton variant="outlined" to="/farm/$farmId/sensors" params={{ farmId: String(farmId) }}>
      <T id="sensors.toList" />
    </LinkButton>
  );
}

/** To where it stands. */
function ToMap({ farmId, nodeId }: { readonly farmId: number; readonly nodeId: number }): ReactElement {
  return (
    <LinkButton
      variant="outlined"
      startIcon={<MapOutlined />}
      to="/farm/$farmId/sensors/map"
      params={{ farmId: String(farmId) }}
      search={{ node: nodeId }}
    >
      <T id="sensors.showOnMap" />
    </LinkButton>
  );
}

interface ChangeActsProps {
  readonly farmId: number;
  readonly node: Node;
}

/** What can be done with it, by whoever may. */
function ChangeActs({ farmId, node }: ChangeActsProps): ReactElement | null {
  const navigate = useNavigate();
  const show = useSnackbar();
  const mayManage = useMay('farm.manage', farmId);
  const [isPlacing, setPlacing] = useState(false);
  const params = { farmId: String(farmId) };
  const retire = useRetireSensor(farmId, ({ changeId }) => ({
    changeId,
    message: <T id="sensors.retired" values={{ name: node.name }} />,
  }));
  const putAway = (): void => {
    // By then the screen shows that it was put away, and these acts are gone from it.
    void retire.mutateAsync(node.id).then(
      () => navigate({ to: '/farm/$farmId/sensors', params }),
      (error: unknown) => show({ tone: 'error', message: <ErrorText error={error} /> }),
    );
  };
  if (!mayManage) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<PlaceOutlined />} aria-haspopup="dialog" onClick={() => setPlacing(true)}>
        <T id={node.geometry === null ? 'sensors.place.do' : 'sensors.place.doOther'} />
      </Button>
      <LinkButton
        variant="outlined"
        startIcon={<EditOutlined />}
        to="/farm/$farmId/sensors/$nodeId/edit"
        params={{ ...params, nodeId: String(node.id) }}
      >
        <T id="action.edit" />
      </LinkButton>
      <PendingButton
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        isPending={retire.isPending}
        onClick={putAway}
      >
        <T id="sensors.retire" />
      </PendingButton>
      {isPlacing && <PlaceDialog farmId={farmId} node={node} onClose={() => setPlacing(false)} />}
    </>
  );
}

const ValuesHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  color: theme.vars.palette.text.secondary,
  '& > h2': { color: theme.vars.palette.text.primary },
}));

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
