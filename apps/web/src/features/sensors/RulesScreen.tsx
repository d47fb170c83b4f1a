import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { alarmRulesOptions } from './alarms.queries.ts';
import { RuleList } from './RuleList.tsx';
import { SensorTabs } from './SensorTabs.tsx';

/** All that is watched on the farm, also at places where no sensor stands just now. */
export function RulesScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { data: rules, error, refetch } = useQuery(alarmRulesOptions(farmId));
  return (
    <WidePage>
      <PageTitle title={text('sensors.rules')} />
      <PageHead>
        <Typography variant="h1">
          <T id="sensors.rules" />
        </Typography>
      </PageHead>
      <SensorTabs farmId={farmId} />
      {!error && !rules && <LateLoader label={<T id="shell.loading" />} />}
      {error && !rules && <ErrorState error={error} onRetry={() => void refetch()} />}
      {rules?.length === 0 && (
        <EmptyState heading={<T id="sensors.rules.noneOfFarm" />}>
          <T id="sensors.rules.noneOfFarmHelp" />
        </EmptyState>
      )}
      {rules && rules.length > 0 && <RuleList farmId={farmId} rules={rules} namesSensors />}
    </WidePage>
  );
}
