import type { AlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import type { Node } from '@brazda/contract/iot/nodes.ts';
import { sensorFeatureFacts, windFeatures } from '@brazda/domain/enumerations/sensor.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { sensorName, toldSensors, valueWords } from '#web/parts/sensor/sensor-words.ts';
import { useMinute } from '#web/parts/sensor/use-minute.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { alarmRulesOptions, useAddRule, useEditRule, useRetireRule } from './alarms.queries.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { newRule, saidNewRule, saidRuleEdit, scopeOf, typedRule } from './typed-rule.ts';

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
      {rules && rules.length > 0 && (
        <Rows>
          {rules.map((rule) => (
            <li key={rule.id}>
              <Rule farmId={farmId} rule={rule} mayManage={mayManage} />
            </li>
          ))}
        </Rows>
      )}
      {isAdding && <AddRule farmId={farmId} node={node} onClose={() => setAdding(false)} />}
    </Part>
  );
}

/** What a rule of a sensor can be about: no counter, and the wind that it takes from elsewhere is watched there. */
function watchable({ sensors, base }: Node): readonly Pick<Node['sensors'][number], 'feature' | 'level'>[] {
  return toldSensors(sensors).filter(
    ({ feature }) =>
      sensorFeatureFacts[feature].aggregation !== 'INCREMENT' && (base === null || !windFeatures.includes(feature)),
  );
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

/** So long somebody who silences a rule wants to hear nothing of it. */
const silencedHours = 8;

interface RuleProps {
  readonly farmId: number;
  readonly rule: AlarmRule;
  readonly mayManage: boolean;
}

function Rule({ farmId, rule, mayManage }: RuleProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { locale } = useLanguage();
  const now = useMinute();
  const show = useSnackbar();
  const [isEditing, setEditing] = useState(false);
  const name = ruleWords(text, rule, locale);
  const onError = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  const edit = useEditRule(farmId, ({ changeId }) => ({ changeId, message: <T id="sensors.rule.changed" /> }));
  const retire = useRetireRule(farmId, ({ changeId }) => ({ changeId, message: <T id="sensors.rule.retired" /> }));
  const isSilenced = rule.silencedUntil !== null && Date.parse(rule.silencedUntil) > now;
  const silence = (): void => {
    const until = isSilenced ? null : new Date(Date.now() + silencedHours * 3_600_000).toISOString();
    edit.mutate({ rule, edit: { silencedUntil: until } }, { onError });
  };
  return (
    <Row>
      <span>
        {name}
        <RuleScope rule={rule} />
        {isSilenced && (
          <small>
            <T
              id="sensors.rule.silenced"
              values={{ time: intl.formatDate(rule.silencedUntil ?? '', { dateStyle: 'medium', timeStyle: 'short' }) }}
            />
          </small>
        )}
      </span>
      {mayManage && (
        <Acts>
          <Button
            aria-label={text(isSilenced ? 'sensors.rule.unsilenceNamed' : 'sensors.rule.silenceNamed', { name })}
            disabled={edit.isPending}
            onClick={silence}
          >
            <T id={isSilenced ? 'sensors.rule.unsilence' : 'sensors.rule.silence'} />
          </Button>
          <Button
            aria-haspopup="dialog"
            aria-label={text('sensors.rule.editNamed', { name })}
            onClick={() => setEditing(true)}
          >
            <T id="action.edit" />
          </Button>
          <Button
            color="error"
            aria-label={text('sensors.rule.retireNamed', { name })}
            disabled={retire.isPending}
            onClick={() => retire.mutate(rule.id, { onError })}
          >
            <T id="sensors.rule.retire" />
          </Button>
        </Acts>
      )}
      {isEditing && (
        <RuleDialog
          farmId={farmId}
          initial={typedRule(rule)}
          watched={undefined}
          saving={edit}
          onSave={(typed) => edit.mutate({ rule, edit: saidRuleEdit(typed) }, { onSuccess: () => setEditing(false) })}
          onClose={() => {
            edit.reset();
            setEditing(false);
          }}
        />
      )}
    </Row>
  );
}

/** What else it is about than the sensor alone. */
function RuleScope({ rule }: Pick<RuleProps, 'rule'>): ReactElement | null {
  const scope = scopeOf(rule);
  if (scope === 'NODE') return null;
  return (
    <small>
      {scope === 'PLACE' ? (
        <T id="sensors.rule.isOfPlace" values={{ name: rule.locationName ?? '' }} />
      ) : (
        <T id="sensors.rule.isOfAll" />
      )}
    </small>
  );
}

/** A rule as one would say it: what, on which side of what, and for how long. */
function ruleWords(text: Text, rule: AlarmRule, locale: string): string {
  const { feature, level, comparison, threshold, durationMinutes } = rule;
  return text('sensors.rule.words', {
    ...{ feature: sensorName(text, { feature, level: level ?? 0 }), comparison, minutes: durationMinutes },
    threshold: valueWords({ value: threshold, unit: sensorFeatureFacts[feature].unit }, locale),
  });
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: theme.spacing(2, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
