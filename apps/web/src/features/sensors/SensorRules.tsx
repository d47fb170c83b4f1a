import type { Node } from '@brazda/contract/iot/nodes.ts';
import { windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { toldSensors } from '#web/parts/sensor/sensor-words.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { alarmRulesOptions, useAddRule } from './alarms.queries.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { newRule, saidNewRule } from './typed-rule.ts';

interface SensorRulesProps {
  readonly farmId: number;
  readonly node: Node;
}

/** When what a sensor measures is an alarm. */
export function SensorRules({ farmId, node }: SensorRulesProps): ReactElement {
  const { data: rules, error, refetch } = useQuery(alarmRulesOptions(farmId, node.id));
  const mayManage = useMay('farm.manage', farmId);
  const [isAdding, setAdding] = useState(false);
  return (
    <Part aria-labelledby="sensor-rules">
      <Head>
        <Typography variant="h2" id="sensor-rules">
          <T id="sensors.rules" />
        </Typography>
        <LinkButton to="/farm/$farmId/sensors/rules" params={{ farmId: String(farmId) }}>
          <T id="sensors.rules.all" />
        </LinkButton>
        {mayManage && watchable(node).length > 0 && (
          <Button variant="outlined" startIcon={<Add />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <T id="sensors.rule.add" />
          </Button>
        )}
      </Head>
      {error && !rules && <ErrorState error={error} onRetry={() => void refetch()} />}
      {rules?.length === 0 && (
        <Typography color="textSecondary">
          <T id={watchable(node).length > 0 ? 'sensors.rules.none' : 'sensors.rules.nothingMeasured'} />
        </Typography>
      )}
      {rules && rules.length > 0 && <RuleList farmId={farmId} rules={rules} />}
      {isAdding && <AddRule farmId={farmId} node={node} onClose={() => setAdding(false)} />}
    </Part>
  );
}

/** What a rule of a sensor can be about: the wind that it takes from elsewhere is watched there. */
function watchable({ sensors, base }: Node): readonly Pick<Node['sensors'][number], 'feature' | 'level'>[] {
  return toldSensors(sensors).filter(({ feature }) => base === null || !windFeatures.includes(feature));
}

function AddRule({ farmId, node, onClose }: SensorRulesProps & { readonly onClose: () => void }): ReactElement | null {
  const add = useAddRule(farmId, ({ changeId }) => ({ changeId, message: <T id="sensors.rule.added" /> }));
  const watched = watchable(node);
  const [first] = watched;
  if (!first) return null;
  return (
    <RuleDialog
      farmId={farmId}
      initial={newRule(first.feature, first.level)}
      watched={{ sensors: watched, isPlaced: node.lastLocationId !== null }}
      saving={add}
      onSave={(typed) => add.mutate(saidNewRule(typed, node), { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  // The acts stand together at the end.
  '& > h2': { flex: 1, minWidth: 'min-content' },
}));
