import type { AlarmRule } from '@brazda/contract/iot/alarm-rules.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { valueWords, watchedName } from '#web/parts/sensor/sensor-words.ts';
import { useMinute } from '#web/parts/sensor/use-minute.ts';
import { DividedList } from '#web/ui/DividedList.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { TouchLink } from '#web/ui/TouchLink.tsx';
import { useEditRule, useRetireRule } from './alarms.queries.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { saidRuleEdit, scopeOf, typedRule } from './typed-rule.ts';

interface RuleListProps {
  readonly farmId: number;
  readonly rules: readonly AlarmRule[];
  /** Whether it is said of each which sensor it watches: not where all are of one. */
  readonly namesSensors?: boolean;
}

/** Rules with what is done to them. */
export function RuleList({ farmId, rules, namesSensors = false }: RuleListProps): ReactElement {
  const mayManage = useMay('farm.manage', farmId);
  return (
    <DividedList>
      {rules.map((rule) => (
        <li key={rule.id}>
          <Rule farmId={farmId} rule={rule} mayManage={mayManage} namesSensor={namesSensors} />
        </li>
      ))}
    </DividedList>
  );
}

/** So long somebody who silences a rule wants to hear nothing of it. */
const silencedHours = 8;

interface RuleProps {
  readonly farmId: number;
  readonly rule: AlarmRule;
  readonly mayManage: boolean;
  readonly namesSensor: boolean;
}

function Rule({ farmId, rule, mayManage, namesSensor }: RuleProps): ReactElement {
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
        <RuleScope farmId={farmId} rule={rule} namesSensor={namesSensor} />
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

/** What it is about. */
function RuleScope({ farmId, rule, namesSensor }: Omit<RuleProps, 'mayManage'>): ReactElement | null {
  const { nodeId, nodeName, locationName } = rule;
  switch (scopeOf(rule)) {
    case 'PLACE':
      return (
        <small>
          <T id="sensors.rule.isOfPlace" values={{ name: locationName ?? '' }} />
        </small>
      );
    case 'ALL':
      return (
        <small>
          <T id="sensors.rule.isOfAll" />
        </small>
      );
    case 'NODE':
      return namesSensor ? (
        <TouchLink to="/farm/$farmId/sensors/$nodeId" params={{ farmId: String(farmId), nodeId: String(nodeId) }}>
          {nodeName}
        </TouchLink>
      ) : null;
  }
}

/** A rule as one would say it: what, on which side of what, and for how long. */
function ruleWords(text: Text, rule: AlarmRule, locale: string): string {
  const { feature, level, comparison, threshold, durationMinutes } = rule;
  return text('sensors.rule.words', {
    ...{ feature: watchedName(text, { feature, level: level ?? 0 }), comparison, minutes: durationMinutes },
    threshold: valueWords({ value: threshold, unit: sensorFeatureFacts[feature].unit }, locale),
  });
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
