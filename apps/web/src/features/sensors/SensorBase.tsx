import type { Node, NodeBase } from '@brazda/contract/iot/nodes.ts';
import { takesWindFromBase } from '@brazda/domain/enumerations/sensor-device.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { BaseDialog } from './BaseDialog.tsx';
import { useSetBase } from './sensors.queries.ts';

/** Where a sensor without an anemometer takes the wind from; nothing for one that has to take none. */
export function SensorBase({ node }: { readonly node: Node }): ReactElement | null {
  const { id, farmId, name, base, deviceType } = node;
  const mayManage = useMay('farm.manage', farmId) && node.retiredAt === null;
  const show = useSnackbar();
  const [isChosen, setChosen] = useState(false);
  const save = useSetBase(farmId, id, ({ changeId }, wanted) => ({
    changeId,
    message: wanted ? (
      <T id="sensors.base.set" values={{ name, base: wanted.name }} />
    ) : (
      <T id="sensors.base.removed" values={{ name }} />
    ),
  }));
  if (!base && (node.retiredAt !== null || !takesWindFromBase(deviceType))) return null;
  const set = (wanted: NodeBase | null): void =>
    save.mutate(wanted, {
      onSuccess: () => setChosen(false),
      onError: (error) => show({ tone: 'error', message: <ErrorText error={error} /> }),
    });
  return (
    <Part aria-labelledby="sensor-base">
      <Typography variant="h2" id="sensor-base">
        <T id="sensors.base" />
      </Typography>
      {base ? (
        <TextLink to="/farm/$farmId/sensors/$nodeId" params={{ farmId: String(farmId), nodeId: String(base.id) }}>
          {base.name}
        </TextLink>
      ) : (
        <Typography color="textSecondary">
          <T id="sensors.base.none" />
        </Typography>
      )}
      {mayManage && (
        <Acts>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChosen(true)}>
            <T id={base ? 'sensors.base.change' : 'sensors.base.choose'} />
          </Button>
          {base && (
            <PendingButton variant="outlined" isPending={save.isPending} onClick={() => set(null)}>
              <T id="sensors.base.remove" />
            </PendingButton>
          )}
        </Acts>
      )}
      {isChosen && (
        <BaseDialog node={node} isPending={save.isPending} onChoose={set} onClose={() => setChosen(false)} />
      )}
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(3) }));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));
