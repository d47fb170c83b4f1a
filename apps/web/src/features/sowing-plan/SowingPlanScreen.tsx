import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Page } from './plan-layout.tsx';
import { validatePlanSearch } from './plan-search.ts';
import { PlanBoard } from './PlanBoard.tsx';
import { rowHeight } from './PlanRow.tsx';
import { planOptions } from './sowing-plan.queries.ts';

/** In the place of rows until they are there. */
const rowsWhileWaiting = 12;

/** What is to grow on the farm's parcels, season by season. */
export function SowingPlanScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validatePlanSearch);
  const shown = { farmId, startYear: search.from, scenarioId: search.scenario };
  const { data: plan, error, refetch } = useQuery(planOptions(shown));
  const title = <PageTitle title={text('sowingPlan.title')} />;
  const heading = (
    <Typography variant="h1">
      <T id="sowingPlan.title" />
    </Typography>
  );
  if (error && !plan)
    return (
      <Page>
        {title}
        {heading}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!plan)
    return (
      <Page aria-busy>
        {title}
        {heading}
        <Skeleton variant="rounded" height={44} width="40%" />
        {Array.from({ length: rowsWhileWaiting }, (_, at) => (
          <Skeleton key={at} variant="rounded" height={rowHeight - 8} sx={{ flex: 'none' }} />
        ))}
      </Page>
    );
  if (plan.parcels.length === 0)
    return (
      <Page>
        {title}
        {heading}
        <EmptyState heading={<T id="sowingPlan.empty" />}>
          <T id="sowingPlan.emptyHelp" />
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      {title}
      <PlanBoard key={`${search.scenario ?? 0}`} shown={shown} plan={plan} search={search} onShow={show} />
    </Page>
  );
}
